;;; session-test.el --- a user's session in batch Emacs  -*- lexical-binding: t; -*-

;; With the configuration that we ship:
;;
;;   PADDLE_LS=build/release/paddle-ls emacs --batch -q -l test/editors/emacs/session-test.el
;;
;; -q and not -Q: Debian's start file puts the eglot package on the load path.

;;; Code:

(require 'cl-lib)
(require 'ert)
(require 'flymake)
(require 'python)

(defconst session-root
  (expand-file-name "../../../" (file-name-directory (or load-file-name buffer-file-name))))
(load (expand-file-name "editors/emacs/paddle-ls.el" session-root) nil t)

(defconst session-sample (expand-file-name "test/editors/sample.py" session-root))
(setq paddle-ls-command
      (list (or (getenv "PADDLE_LS") (expand-file-name "build/release/paddle-ls" session-root))))

;; Prompts to confirm or to save would wait forever; idle timers never run in batch, so nothing may wait for them.
(setq eglot-confirm-server-initiated-edits nil
      eglot-confirm-server-edits nil
      eglot-sync-connect 10
      eglot-autoshutdown nil
      eglot-send-changes-idle-time 0
      make-backup-files nil
      create-lockfiles nil
      vc-handled-backends nil)

(defconst session-review (expand-file-name "test/editors/review.py" session-root))

(defvar session-said nil "What the server has said in the test, the last first.")
(cl-defmethod eglot-handle-notification :before
  (_server (_method (eql window/showMessage)) &key message &allow-other-keys)
  (push message session-said))
(cl-defmethod eglot-handle-request :before
  (_server (_method (eql window/showMessageRequest)) &key message &allow-other-keys)
  (push message session-said))

(defun session-text ()
  "The text of the buffer."
  (buffer-substring-no-properties (point-min) (point-max)))

(defun session-original ()
  "The text of the sample."
  (with-temp-buffer (insert-file-contents session-sample) (buffer-string)))

(defun session-contains (text)
  "Whether TEXT is in the buffer."
  (string-search text (session-text)))

(defun session-diagnostics ()
  "The diagnostics of the buffer, in order."
  (flymake-start)
  (sort (flymake-diagnostics)
        (lambda (a b) (< (flymake-diagnostic-beg a) (flymake-diagnostic-beg b)))))

(defun session-marked ()
  "The names that the server marks in the buffer."
  (mapcar (lambda (diagnostic)
            (buffer-substring-no-properties (flymake-diagnostic-beg diagnostic) (flymake-diagnostic-end diagnostic)))
          (session-diagnostics)))

(defun session-wait (what condition)
  "Let Emacs and the server talk until CONDITION holds; WHAT it is."
  (with-timeout (8 (error "Waited in vain for %s; marked: %S" what (session-marked)))
    (while (not (funcall condition))
      ;; What an idle timer does in a real session.
      (ignore-errors (eglot--signal-textDocument/didChange))
      (accept-process-output nil 0.02))))

(defun session-wait-marked (&rest names)
  "Wait until exactly NAMES are marked."
  (session-wait (format "marks on %S" names) (lambda () (equal names (session-marked)))))

(defun session-go-to (text)
  "Put point into the first TEXT."
  (goto-char (point-min))
  (search-forward text)
  (goto-char (1+ (match-beginning 0))))

(defun session-choosing (title function)
  "Call FUNCTION as a user with a keyboard who picks the action whose title matches TITLE."
  (let ((last-nonmenu-event ?\r)
        (buffer (current-buffer)))
    (cl-letf (((symbol-function 'completing-read)
               (lambda (_prompt choices &rest _)
                 ;; What an idle timer does while a user reads.
                 (with-current-buffer buffer (ignore-errors (eglot--signal-textDocument/didChange)))
                 (or (cl-find-if (lambda (choice) (string-match-p title choice))
                                 (mapcar (lambda (choice) (if (consp choice) (car choice) choice)) choices))
                     (error "No action fits %s: %S" title choices)))))
      (funcall function))))

(defun session-declining (function)
  "Call FUNCTION as a user who picks nothing."
  (cl-letf (((symbol-function 'completing-read) (lambda (&rest _) ""))) (funcall function)))

(defun session-code-action (title)
  "What M-x eglot-code-actions does, with TITLE picked."
  (session-choosing title (lambda () (eglot-code-actions (point) (point) nil t))))

(defmacro session-with-file (text names &rest body)
  "Run BODY in a buffer with a copy of the file TEXT, in which a server marks NAMES."
  `(let* ((folder (make-temp-file "paddle-ls" t))
          (file (expand-file-name "sample.py" folder)))
     (setq session-said nil)
     (copy-file ,text file)
     (with-current-buffer (find-file-noselect file)
       (unwind-protect
           (progn
             (set-window-buffer (selected-window) (current-buffer))
             (buffer-enable-undo)
             (apply #'eglot (eglot--guess-contact))
             (apply #'session-wait-marked ,names)
             (undo-boundary)
             ,@body)
         (when (eglot-current-server) (eglot-shutdown (eglot-current-server) nil 5))
         (set-buffer-modified-p nil)
         (kill-buffer)
         (delete-directory folder t)))))

(defmacro session-with-sample (&rest body)
  "Run BODY in a new buffer with the sample and a server."
  `(session-with-file session-sample '("torch.abs" "torch.ones" "torch.sum") ,@body))

(defmacro session-with-review (&rest body)
  "Run BODY with a file in which one use needs review, and another one waits for it."
  `(session-with-file session-review '("torch.abs" "torch.load" "torch.ones") ,@body))

(defun session-wait-said (pattern)
  "Wait for a message of the server's that matches PATTERN, and for no other one."
  (session-wait pattern (lambda () session-said))
  (should (equal 1 (length session-said)))
  (should (string-match-p pattern (car session-said))))

(defun session-only-safe-is-converted ()
  "Whether what needs review is as it was."
  (and (session-contains "y = paddle.ones([2, 3])") (session-contains "x = torch.abs(torch.load(")))

(defun session-all-is-converted ()
  "Whether what needs review is converted too."
  (and (session-contains "y = paddle.ones([2, 3])") (session-contains "x = paddle.abs(paddle.load(")))

(ert-deftest session-1-diagnostics ()
  (session-with-sample
   (should (string-match-p "torch\\.abs" (flymake-diagnostic-text (car (session-diagnostics)))))))

(ert-deftest session-2-hover ()
  (session-with-sample
   (session-go-to "torch.ones")
   (let ((hover (jsonrpc-request (eglot-current-server) :textDocument/hover (eglot--TextDocumentPositionParams))))
     (should (string-match-p "paddle\\.ones" (format "%s" (plist-get hover :contents)))))))

(ert-deftest session-3-quick-fix-behind-wide-characters ()
  (session-with-sample
   (session-go-to "torch.abs")
   (session-code-action "torch\\.abs.*paddle\\.abs")
   (should (session-contains "\"中文😀\"; x = paddle.abs(-1)  # torch.abs in a comment"))
   (should (session-contains "import paddle"))
   (session-wait-marked "torch.ones" "torch.sum")))

(ert-deftest session-4-undo ()
  (session-with-sample
   (session-go-to "torch.ones")
   (session-code-action "torch\\.ones.*paddle\\.ones")
   (should (session-contains "paddle.ones"))
   (undo-boundary)
   (primitive-undo 1 (if (car buffer-undo-list) buffer-undo-list (cdr buffer-undo-list)))
   (should (equal (session-text) (session-original)))
   (session-wait-marked "torch.abs" "torch.ones" "torch.sum")))

(ert-deftest session-5-fix-all ()
  (session-with-sample
   (session-choosing "." #'paddle-ls-fix-all)
   (session-wait-marked)
   (should (session-contains "x = paddle.abs(-1)"))
   (should (session-contains "y = paddle.ones([2, 3])"))
   (should (session-contains "z = paddle.sum(x, axis=0)"))))

(ert-deftest session-6-fix-all-under-its-general-name ()
  (session-with-sample
   (session-choosing "." (lambda () (eglot-code-actions (point-min) (point-max) "source.fixAll" t)))
   (session-wait-marked)))

(ert-deftest session-6-fix-all-leaves-what-needs-review ()
  (session-with-review
   (session-declining
    (lambda ()
      (paddle-ls-fix-all)
      (session-wait "the edit" #'session-only-safe-is-converted)
      (session-wait-said "torch\\.load")))
   (should (session-only-safe-is-converted))))

(ert-deftest session-6-fix-all-and-convert-anyway ()
  (session-with-review
   (session-choosing "Convert anyway"
                     (lambda ()
                       (paddle-ls-fix-all)
                       (session-wait "the edit" #'session-all-is-converted)))))

(ert-deftest session-6-the-code-action-leaves-what-needs-review ()
  (session-with-review
   (session-choosing "." (lambda () (eglot-code-actions (point-min) (point-max) "source.fixAll" t)))
   (session-wait "the edit" #'session-only-safe-is-converted)
   (should-not session-said)))

(ert-deftest session-7-convert-file ()
  (session-with-review
   (paddle-ls-convert-file)
   (session-wait "the edit" #'session-all-is-converted)
   (session-wait-said "3 uses converted")
   (undo-boundary)
   (primitive-undo 1 (if (car buffer-undo-list) buffer-undo-list (cdr buffer-undo-list)))
   (should (session-contains "x = torch.abs(torch.load("))
   (should (session-contains "y = torch.ones([2, 3])"))))

(ert-deftest session-7-convert-workspace ()
  (session-with-review
   (let ((other (expand-file-name "other.py" folder)))
     (copy-file session-review other)
     (cl-letf (((symbol-function 'y-or-n-p) #'always))   ; whether a file that is not open may be changed
       (paddle-ls-convert-workspace)
       (session-wait "the edit" #'session-all-is-converted))
     (with-current-buffer (find-file-noselect other)
       (session-wait "the edit of the other file" #'session-all-is-converted)
       (set-buffer-modified-p nil)
       (kill-buffer))
     (session-wait-said "6 uses converted"))))

(ert-deftest session-7-convert-workspace-with-a-prefix-argument ()
  (session-with-review
   (session-declining
    (lambda ()
      (paddle-ls-convert-workspace '(4))
      (session-wait "the edit" #'session-only-safe-is-converted)
      (session-wait-said "torch\\.load")))))

(ert-deftest session-7-the-project-is-the-repository ()
  (let* ((folder (file-name-as-directory (make-temp-file "paddle-ls" t)))
         (package (expand-file-name "tools/" folder))
         (vc-handled-backends '(Git)))
    (make-directory package)
    (write-region "" nil (expand-file-name "requirements.txt" package))
    (call-process "git" nil nil nil "init" folder)
    (let ((default-directory package))
      (should (file-equal-p folder (project-root (eglot--current-project)))))
    (delete-directory folder t)))

(ert-deftest session-7-a-question-is-answered-and-the-answer-taken-back ()
  (session-with-sample
   (goto-char (point-max))
   (insert "\nimport xarray\ndef run(x):\n    return x.max(dim=1)\n")
   (session-wait-marked "torch.abs" "torch.ones" "torch.sum" "max")
   (let ((settings (expand-file-name ".paddle-ls.json" folder)))
     (save-window-excursion
       (session-choosing "^assumed-receiver: Type of the receiver (1 use)$\\|^show the places$" #'paddle-ls-questions)
       (with-current-buffer "*assumed-receiver*"
         (should (session-contains "- return x.max(dim=1)"))
         (should (string-match-p "sample\\.py:[0-9]+:[0-9]+: torch\\.Tensor\\.max: " (session-text)))))
     (session-choosing "^assumed-receiver\\|^accept everywhere$" #'paddle-ls-questions)
     (session-wait-said "^assumed-receiver is accepted in this project: 1 use$")
     (should (file-exists-p settings))
     (setq session-said nil)
     (paddle-ls-undo-decision)
     (session-wait-said "is taken back")
     (should-not (file-exists-p settings)))))

(ert-deftest session-7-preview-shows-a-diff-and-changes-nothing ()
  (session-with-sample
   (save-window-excursion
     (paddle-ls-preview)
     (with-current-buffer "*Diff*"
       (should (string-match-p "^\\+y = paddle\\.ones" (session-text)))))
   (should (equal (session-text) (session-original)))))

(ert-deftest session-7-static-code-of-the-function-at-point ()
  (session-with-sample
   (goto-char (point-max))
   (insert "\ndef double(x):\n    if x > 0:\n        x = x * 2\n    return x\n")
   (forward-line -2)
   (save-window-excursion
     (paddle-ls-show-static)
     (with-current-buffer "*to_static double*"
       (should (string-match-p "_jst\\.IfElse" (session-text)))
       (should buffer-read-only)))
   (save-window-excursion
     (paddle-ls-show-static "0")
     (with-current-buffer "*to_static double*"
       (should (string-match-p "if x > 0:" (session-text)))))))

(ert-deftest session-7-a-file-that-is-no-program-says-so ()
  (save-window-excursion
    (paddle-ls-show-pir session-sample)
    (with-current-buffer "*PIR sample.py*"
      (should (string-match-p "sample\\.py" (session-text))))))

(ert-deftest session-7-a-file-that-is-no-checkpoint-says-so ()
  (save-window-excursion
    (paddle-ls-show-weights session-sample)
    (with-current-buffer "*tensors of sample.py*"
      (should (string-match-p "sample\\.py" (session-text))))))

(ert-deftest session-8-edits-keep-the-server-in-step ()
  (session-with-sample
   (session-go-to "title")
   (beginning-of-line)
   (insert "w = torch.matmul(a, \"é𝄞\")\n")
   (session-wait-marked "torch.matmul" "torch.abs" "torch.ones" "torch.sum")
   (session-go-to "w = ")
   (delete-region (line-beginning-position) (line-beginning-position 3))
   (session-wait-marked "torch.ones" "torch.sum")
   (goto-char (point-max))
   (insert "q = torch.abs(2)\n")
   (session-wait-marked "torch.ones" "torch.sum" "torch.abs")))

(ert-deftest session-9-clean-shutdown ()
  (session-with-sample
   (let ((process (jsonrpc--process (eglot-current-server))))
     (eglot-shutdown (eglot-current-server) nil 5)
     (session-wait "the end of the server" (lambda () (not (process-live-p process)))))))

(ert-run-tests-batch-and-exit)
;;; session-test.el ends here
