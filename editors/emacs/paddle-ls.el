;;; paddle-ls.el --- paddle-ls through eglot  -*- lexical-binding: t; -*-

;; Works with the eglot package 1.9 (Emacs 28) and with the eglot that is part of Emacs 29 and newer.
;;
;; Put this file on your `load-path' and add to your init file:
;;
;;   (require 'paddle-ls)
;;   (add-hook 'python-mode-hook #'eglot-ensure)
;;
;; Single fixes are code actions: M-x eglot-code-actions.  M-x paddle-ls-fix-all makes every safe
;; rewrite of the buffer, M-x paddle-ls-convert-file including those that need review, and
;; M-x paddle-ls-convert-workspace the safe ones of the project.  M-x paddle-ls-preview shows a diff
;; first; M-x paddle-ls-show-pir shows a legacy program, M-x paddle-ls-show-static what
;; paddle.jit.to_static makes of the function at point.

;;; Code:

(require 'diff)
(require 'eglot)
(require 'seq)

(defgroup paddle-ls nil
  "Moving Python code from PyTorch to PaddlePaddle."
  :group 'tools)

(defcustom paddle-ls-command '("paddle-ls")
  "The server's program and its arguments."
  :type '(repeat string))

(defcustom paddle-ls-settings nil
  "What else would stand in .paddle-ls.json, as a property list.
For example (:profile \"3.3\")."
  :type 'plist)

(defun paddle-ls--contact (&optional _interactive)
  "Tell eglot how to start the server."
  (if paddle-ls-settings
      (append paddle-ls-command (list :initializationOptions paddle-ls-settings))
    paddle-ls-command))

(add-to-list 'eglot-server-programs '((python-mode python-ts-mode) . paddle-ls--contact))

(defun paddle-ls--server ()
  "The server of the current buffer, or an error."
  (or (eglot-current-server) (user-error "No language server: try M-x eglot")))

;;;###autoload
(defun paddle-ls-fix-all ()
  "Convert every torch use of the buffer that can be converted safely."
  (interactive)
  (paddle-ls--server)
  (eglot-code-actions (point-min) (point-max) "source.fixAll.paddle-ls" t))

(defun paddle-ls--convert (command argument)
  "Have the server run COMMAND with ARGUMENT and make its edits.
Emacs does not wait: the edits of a large project take longer than the limit of
a request, and would be left half made at its end."
  (jsonrpc-async-request
   (paddle-ls--server) :workspace/executeCommand (list :command command :arguments (vector argument))
   :timeout 600
   :success-fn #'paddle-ls--converted
   :error-fn (lambda (failure) (message "paddle-ls: %s" (plist-get failure :message)))))

(defun paddle-ls--converted (answer)
  "Say what became of a conversion; ANSWER is the server's.
It does not say whether edits were made that took longer than it waits."
  (let ((changed (seq-filter (lambda (buffer) (and (buffer-file-name buffer) (buffer-modified-p buffer))) (buffer-list))))
    (if (or (null changed) (eq (plist-get answer :applied) :json-false))
        (message "paddle-ls: nothing was converted")
      (message "paddle-ls: converted; %d changed buffers are not saved yet" (length changed)))))

;;;###autoload
(defun paddle-ls-convert-file ()
  "Convert the buffer, including what needs review."
  (interactive)
  (paddle-ls--convert "paddleLs.convertFile"
                      (list :uri (plist-get (eglot--TextDocumentIdentifier) :uri) :scope "all")))

;;;###autoload
(defun paddle-ls-convert-workspace (&optional all)
  "Convert every safe torch use of every file of the project, notebooks included.
With a prefix argument, or ALL non-nil, also those that need review."
  (interactive "P")
  (paddle-ls--convert "paddleLs.convertWorkspace" (list :scope (if all "all" "safe") :notebooks t)))

;;;###autoload
(defun paddle-ls-preview ()
  "Show in a diff what `paddle-ls-fix-all' would change."
  (interactive)
  (let* ((uri (plist-get (eglot--TextDocumentIdentifier) :uri))
         (answer (jsonrpc-request (paddle-ls--server) :workspace/executeCommand
                                  (list :command "paddleLs.textDocumentContent"
                                        :arguments (vector (concat "paddle-ls:/converted?" uri)))))
         (converted (generate-new-buffer (concat (buffer-name) " in Paddle"))))
    (with-current-buffer converted (insert (plist-get answer :text)))
    (unwind-protect
        (diff-buffers (current-buffer) converted nil t)
      (kill-buffer converted))))

;;;###autoload
(defun paddle-ls-show-static (&optional stage)
  "Show what `paddle.jit.to_static' makes of the function at point.
With a prefix argument ask for the STAGE: a number as
`paddle.jit.set_code_level' counts, \"all\" or \"code\"."
  (interactive (list (and current-prefix-arg (read-string "Stage: " nil nil "all"))))
  (eglot--signal-textDocument/didChange)   ; what was typed just now too
  (let* ((document (eglot--TextDocumentPositionParams))
         (answer (jsonrpc-request (paddle-ls--server) :workspace/executeCommand
                                  (list :command "paddleLs.toStatic.preview"
                                        :arguments (vector (list :uri (plist-get (plist-get document :textDocument) :uri)
                                                                 :position (plist-get document :position)
                                                                 :level (or stage "code")
                                                                 :show :json-false))))))
    (with-current-buffer (get-buffer-create (format "*to_static %s*" (plist-get answer :function)))
      (let ((inhibit-read-only t))
        (erase-buffer)
        (insert (plist-get answer :text)))
      ;; No hooks: generated code is nobody's file, and no server is to be started for it.
      (delay-mode-hooks (python-mode))
      (view-mode 1)
      (goto-char (point-min))
      (pop-to-buffer (current-buffer)))))

;;;###autoload
(defun paddle-ls-show-pir (file)
  "Show the legacy program in FILE as PIR text."
  (interactive "fProgram: ")
  (with-current-buffer (get-buffer-create (format "*PIR %s*" (file-name-nondirectory file)))
    (let ((inhibit-read-only t))
      (erase-buffer)
      (call-process (car paddle-ls-command) nil t nil "ir" "translate" "--mode" "tolerant" (expand-file-name file)))
    (view-mode 1)
    (goto-char (point-min))
    (pop-to-buffer (current-buffer))))

(provide 'paddle-ls)
;;; paddle-ls.el ends here
