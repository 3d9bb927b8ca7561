;;; paddle-ls-lsp-mode.el --- paddle-ls through lsp-mode  -*- lexical-binding: t; -*-

;; For lsp-mode 8 and newer.  Put this file on your `load-path' and add to your init file:
;;
;;   (require 'paddle-ls-lsp-mode)
;;   (add-hook 'python-mode-hook #'lsp-deferred)
;;
;; The server runs beside other servers for Python.  Single fixes are code actions:
;; M-x lsp-execute-code-action.  M-x paddle-ls-convert-file converts the buffer and
;; M-x paddle-ls-convert-workspace the project: everything but what is manual.  With a prefix argument
;; the second converts only what is safe, as M-x paddle-ls-fix-all does in the buffer.  The line above
;; a function that becomes static leads to its generated code.
;;
;; The project is what you tell lsp-mode.  With `lsp-auto-guess-root' it is that of project.el: the
;; repository that the file is in.
;;
;; lsp-mode 8 counts characters where the protocol counts UTF-16 units: on a line with an emoji before
;; the use, edits of this version land one column off.  Newer versions are right.

;;; Code:

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
      ;; No hooks: generated code is nobody's file, and no server is to be started for it.
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

(provide 'paddle-ls-lsp-mode)
;;; paddle-ls-lsp-mode.el ends here
