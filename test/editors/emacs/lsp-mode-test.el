;;; lsp-mode-test.el --- a user's session in batch Emacs with lsp-mode  -*- lexical-binding: t; -*-

;; With the configuration that we ship:
;;
;;   PADDLE_LS=build/release/paddle-ls emacs --batch -q -l test/editors/emacs/lsp-mode-test.el
;;
;; -q and not -Q: Debian's start file puts the lsp-mode package on the load path.

;;; Code:

(require 'cl-lib)
(require 'ert)
(require 'python)
(unless (require 'lsp-mode nil t)
  (message "skipped: the package elpa-lsp-mode is not installed")
  (kill-emacs 77))
(require 'lsp-diagnostics)

(defconst session-root
  (expand-file-name "../../../" (file-name-directory (or load-file-name buffer-file-name))))
(load (expand-file-name "editors/emacs/paddle-ls-lsp-mode.el" session-root) nil t)
(setq paddle-ls-command
      (list (or (getenv "PADDLE_LS") (expand-file-name "build/release/paddle-ls" session-root))))

;; Drawing needs a window, and prompts would wait forever.
(setq lsp-modeline-workspace-status-enable nil
      lsp-modeline-code-actions-enable nil
      lsp-modeline-diagnostics-enable nil
      lsp-headerline-breadcrumb-enable nil
      lsp-lens-enable nil
      lsp-enabled-clients '(paddle-ls)
      lsp-auto-guess-root t
      lsp-guess-root-without-session t
      lsp-restart 'ignore
      lsp-keep-workspace-alive nil
      lsp-enable-file-watchers nil
      lsp-session-file (make-temp-file "paddle-ls-session")
      lsp-diagnostics-provider :none
      lsp-idle-delay 0
      make-backup-files nil
      create-lockfiles nil
      vc-handled-backends nil)

(defconst session-text "import torch\n\ntitle = \"中文\"; x = torch.abs(-1)\ny = torch.ones([2, 3])\n")

(defun session-findings ()
  "What the server reports of the buffer."
  (gethash (lsp--fix-path-casing buffer-file-name) (lsp-diagnostics t)))

(defun session-wait-findings (count)
  "Let Emacs and the server talk until there are COUNT findings."
  (with-timeout (8 (error "Waited in vain for %d findings: %S" count (session-findings)))
    (while (/= count (length (session-findings)))
      (accept-process-output nil 0.02))))

(defconst session-review
  (with-temp-buffer
    (insert-file-contents (expand-file-name "test/editors/review.py" session-root))
    (string-replace "😀" "" (buffer-string))))

(defvar session-said nil "What the server has said in the test.")
(defun session-note (_workspace params)
  "Keep the message of PARAMS."
  (push (lsp-get params :message) session-said))
(advice-add 'lsp--window-show-message :before #'session-note)
(advice-add 'lsp--window-log-message-request :before (lambda (params) (session-note nil params)))

(defun session-wait-said (pattern)
  "Wait for a message of the server's that matches PATTERN."
  (with-timeout (8 (error "Waited in vain for %S" pattern))
    (while (not (cl-some (lambda (message) (string-match-p pattern message)) session-said))
      (accept-process-output nil 0.02))))

(defmacro session-with-text (text count &rest body)
  "Run BODY in a new buffer with TEXT and a server that has COUNT findings."
  `(let* ((folder (make-temp-file "paddle-ls" t))
          (file (expand-file-name "sample.py" folder)))
     (setq session-said nil)
     (with-temp-file file (insert ,text))
     (lsp-workspace-folders-add folder)
     (with-current-buffer (find-file-noselect file)
       (unwind-protect
           (progn
             (set-window-buffer (selected-window) (current-buffer))
             (lsp)
             (session-wait-findings ,count)
             ,@body)
         (set-buffer-modified-p nil)
         (ignore-errors (lsp-workspace-shutdown (car (lsp-workspaces))))
         (kill-buffer)
         ;; This too may write to the server that has just ended.
         (ignore-errors (lsp-workspace-folders-remove folder))
         (delete-directory folder t)))))

(defmacro session-with-sample (&rest body)
  "Run BODY with the sample, in which all uses are safe."
  `(session-with-text session-text 2 ,@body))

(defun session-contains (text)
  "Whether TEXT is in the buffer."
  (string-search text (buffer-substring-no-properties (point-min) (point-max))))

(ert-deftest session-1-quick-fix-behind-chinese-text ()
  (session-with-sample
   (goto-char (point-min))
   (search-forward "torch.a")
   (lsp-execute-code-action
    (cl-find-if (lambda (action) (string-match-p "torch\\.abs.*paddle\\.abs" (lsp:code-action-title action)))
                (lsp-code-actions-at-point)))
   (session-wait-findings 1)
   (should (session-contains "\"中文\"; x = paddle.abs(-1)"))))

(ert-deftest session-2-fix-all ()
  (session-with-sample
   (paddle-ls-fix-all)
   (session-wait-findings 0)
   (should (session-contains "y = paddle.ones([2, 3])"))))

(ert-deftest session-2-fix-all-leaves-what-needs-review ()
  (session-with-text session-review 3
   (cl-letf (((symbol-function 'completing-read) (lambda (_prompt choices &rest _) (car (last (append choices nil))))))
     (paddle-ls-fix-all)
     (session-wait-said "torch\\.load")
     ;; The last answer that is offered is to convert anyway.
     (session-wait-findings 0))
   (should (session-contains "x = paddle.abs(paddle.load("))))

(ert-deftest session-3-convert-file ()
  (session-with-text session-review 3
   (paddle-ls-convert-file)
   (session-wait-findings 0)
   (session-wait-said "3 uses converted")
   (should (session-contains "x = paddle.abs(paddle.load("))))

(ert-deftest session-3-convert-workspace ()
  (session-with-text session-review 3
   (paddle-ls-convert-workspace)
   (session-wait-findings 0)
   (session-wait-said "3 uses converted")))

(ert-deftest session-3-a-question-is-answered-and-the-answer-taken-back ()
  (session-with-text "import torch\nimport xarray\ndef run(x):\n    return x.max(dim=1), torch.abs(x)\n" 2
   (let ((settings (expand-file-name ".paddle-ls.json" folder)))
     (cl-flet ((choosing (pattern)
                 (cl-letf (((symbol-function 'completing-read)
                            (lambda (_prompt choices &rest _)
                              (cl-find-if (lambda (choice) (string-match-p pattern choice))
                                          (mapcar (lambda (choice) (if (consp choice) (car choice) choice)) choices)))))
                   (paddle-ls-questions))))
       (save-window-excursion
         (choosing "^assumed-receiver\\|^show the places$")
         (with-current-buffer "*assumed-receiver*"
           (should (session-contains "sample.py:4:"))))
       (choosing "^assumed-receiver\\|^never accept$"))
     (session-wait-said "^assumed-receiver is not accepted in this project")
     (should (file-exists-p settings))
     (paddle-ls-undo-decision)
     (session-wait-said "is taken back")
     (should-not (file-exists-p settings)))))

(ert-deftest session-3-the-project-is-the-repository ()
  (let* ((folder (file-name-as-directory (make-temp-file "paddle-ls" t)))
         (package (expand-file-name "tools/" folder))
         (vc-handled-backends '(Git)))
    (make-directory package)
    (write-region "" nil (expand-file-name "requirements.txt" package))
    (call-process "git" nil nil nil "init" folder)
    (require 'project)
    (let ((default-directory package))
      (should (file-equal-p folder (lsp--suggest-project-root))))
    (delete-directory folder t)))

(ert-deftest session-4-static-code ()
  (session-with-sample
   (goto-char (point-max))
   (insert "\nimport paddle\n\n@paddle.jit.to_static\ndef halve(x):\n    while x.sum() > 1:\n        x = x / 2\n    return x\n")
   (let ((lens (seq-first (lsp-request "textDocument/codeLens" (list :textDocument (lsp--text-document-identifier))))))
     (lsp--execute-command (lsp:code-lens-command? lens)))
   (with-current-buffer (window-buffer)
     (should (equal (buffer-name) "*to_static halve*"))
     (should (session-contains "def while_body_0"))
     (kill-buffer))))

(ert-run-tests-batch-and-exit)
;;; lsp-mode-test.el ends here
