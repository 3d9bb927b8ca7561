;;; paddle-ls-lsp-mode.el --- paddle-ls through lsp-mode  -*- lexical-binding: t; -*-

;; For lsp-mode 8 and newer.  Put this file on your `load-path' and add to your init file:
;;
;;   (require 'paddle-ls-lsp-mode)
;;   (add-hook 'python-mode-hook #'lsp-deferred)
;;
;; The server runs beside other servers for Python.  Single fixes are code actions:
;; M-x lsp-execute-code-action.  M-x paddle-ls-convert-file converts the buffer and
;; M-x paddle-ls-convert-workspace the project: everything but what is manual.  With a prefix argument
;; the second converts only what is safe, as M-x paddle-ls-fix-all does in the buffer.
;; M-x paddle-ls-questions lists what the project has to be asked and writes the answers,
;; M-x paddle-ls-undo-decision takes the last one back.  The line above
;; a function that becomes static leads to its generated code.
;;
;; The project is what you tell lsp-mode.  With `lsp-auto-guess-root' it is that of project.el: the
;; repository that the file is in.
;;
;; lsp-mode 8 counts characters where the protocol counts UTF-16 units: on a line with an emoji before
;; the use, edits of this version land one column off.  Newer versions are right.

;;; Code:

(require 'compile)
(require 'lsp-mode)

(defgroup paddle-ls nil
  "Moving Python code from PyTorch to PaddlePaddle."
  :group 'tools)

(defcustom paddle-ls-command '("paddle-ls")
  "The server's program and its arguments."
  :type '(repeat string))

(lsp-register-client
 (make-lsp-client :new-connection (lsp-stdio-connection (lambda () paddle-ls-command))
                  :activation-fn (lsp-activate-on "python" "markdown")
                  :add-on? t
                  :priority -1
                  :action-handlers (let ((handlers (make-hash-table :test 'equal)))
                                     (puthash "paddleLs.toStatic.preview" #'paddle-ls--show-static handlers)
                                     handlers)
                  :server-id 'paddle-ls))

(lsp-defun paddle-ls--show-static ((&Command :arguments?))
  "Show the generated code that ARGUMENTS? name.
The server would have it shown as a document, and lsp-mode shows files only."
  (let ((answer (lsp-request "workspace/executeCommand"
                             (list :command "paddleLs.toStatic.preview"
                                   :arguments (vector (list :uri (lsp-get (lsp-seq-first arguments?) :uri)
                                                            :show :json-false))))))
    (with-current-buffer (get-buffer-create (format "*to_static %s*" (lsp-get answer :function)))
      (let ((inhibit-read-only t))
        (erase-buffer)
        (insert (lsp-get answer :text)))
      ;; No hooks: generated code is not a file, so no server must be started for it.
      (delay-mode-hooks (python-mode))
      (view-mode 1)
      (goto-char (point-min))
      (pop-to-buffer (current-buffer)))))

(defun paddle-ls--convert (command &rest argument)
  "Have the server run COMMAND with ARGUMENT, make its edits and say what it did.
Waiting for the answer with `lsp-request' would lose what the server sends right after it."
  (lsp-request-async "workspace/executeCommand" (list :command command :arguments (vector argument)) #'ignore))

;;;###autoload
(defun paddle-ls-convert-file ()
  "Convert every torch use of the buffer that is not manual."
  (interactive)
  (paddle-ls--convert "paddleLs.convertFile" :uri (lsp--buffer-uri) :scope "all"))

;;;###autoload
(defun paddle-ls-fix-all ()
  "Convert the safe torch uses of the buffer."
  (interactive)
  (paddle-ls--convert "paddleLs.convertFile" :uri (lsp--buffer-uri) :scope "safe"))

;;;###autoload
(defun paddle-ls-convert-workspace (&optional only-safe)
  "Convert every torch use of the project that is not manual, notebooks included.
With a prefix argument, or ONLY-SAFE non-nil, convert the safe ones."
  (interactive "P")
  (paddle-ls--convert "paddleLs.convertWorkspace" :scope (if only-safe "safe" "all") :notebooks t))

;;;###autoload
(defun paddle-ls-questions ()
  "Choose one of the open questions of the project, and answer it."
  (interactive)
  (let* ((uri (lsp--buffer-uri))
         (rows (mapcar (lambda (question)
                         (cons (format "%s: %s (%d use%s)" (lsp-get question :id) (lsp-get question :title)
                                       (lsp-get question :count) (if (= 1 (lsp-get question :count)) "" "s"))
                               question))
                       (append (lsp-get (let ((lsp-response-timeout 600))
                                  (lsp-request "workspace/executeCommand"
                                               (list :command "paddleLs.questions" :arguments (vector)))) :questions) nil))))
    (if (null rows)
        (message "paddle-ls: no question is open")
      (paddle-ls--answer (cdr (assoc (completing-read (format "%d open: " (length rows)) rows nil t) rows)) uri))))

(defun paddle-ls--answer (question uri)
  "Have the user answer QUESTION for the project of URI, or look at its places."
  (let ((id (lsp-get question :id)))
    (pcase (completing-read (format "%s Concerns: %s Mostly: %s.  Answer: " (lsp-get question :differs)
                                    (lsp-get question :concerns) (lsp-get question :usual))
                            '("accept everywhere" "accept in this file" "never accept" "show the places") nil t)
      ("accept everywhere" (paddle-ls--convert "paddleLs.decide" :id id :answer "accept" :uri uri))
      ("accept in this file" (paddle-ls--convert "paddleLs.decide" :id id :answer "accept" :uri uri :inFile t))
      ("never accept" (paddle-ls--convert "paddleLs.decide" :id id :answer "refuse" :uri uri))
      ("show the places" (paddle-ls--show-places question)))))

(defun paddle-ls--show-places (question)
  "List the uses that QUESTION is about, as a compiler lists errors."
  (with-current-buffer (get-buffer-create (format "*%s*" (lsp-get question :id)))
    (let ((inhibit-read-only t)
          (example (lsp-get question :example)))
      (erase-buffer)
      (insert (format "%s\n%s\n\n" (lsp-get question :title) (lsp-get question :differs))
              (replace-regexp-in-string "^" "- " (lsp-get example :before)) "\n"
              (replace-regexp-in-string "^" "+ " (lsp-get example :after)) "\n\n")
      (mapc (lambda (use)
              (let ((start (lsp-get (lsp-get use :range) :start)))
                (insert (format "%s:%d:%d: %s: %s\n" (lsp--uri-to-path (lsp-get use :uri)) (1+ (lsp-get start :line)) (1+ (lsp-get start :character))
                                (lsp-get use :api) (lsp-get use :reason)))))
            (lsp-get question :uses)))
    (compilation-mode)
    (goto-char (point-min))
    (pop-to-buffer (current-buffer))))

;;;###autoload
(defun paddle-ls-undo-decision ()
  "Take back the last answer that was given in this session."
  (interactive)
  (paddle-ls--convert "paddleLs.decide" :undo t))

(provide 'paddle-ls-lsp-mode)
;;; paddle-ls-lsp-mode.el ends here
