;;; paddle-ls.el --- paddle-ls through eglot  -*- lexical-binding: t; -*-

;; Works with the eglot package 1.9 (Emacs 28) and with the eglot that is part of Emacs 29 and newer.
;;
;; Put this file on your `load-path' and add to your init file:
;;
;;   (require 'paddle-ls)
;;   (add-hook 'python-mode-hook #'eglot-ensure)
;;
;; Single fixes are code actions: M-x eglot-code-actions.  M-x paddle-ls-convert-file converts the
;; buffer and M-x paddle-ls-convert-workspace the project: everything but what is manual.  With a
;; prefix argument the second converts only what is safe, as M-x paddle-ls-fix-all does in the
;; buffer.  M-x paddle-ls-questions lists what the project has to be asked and writes the answers,
;; M-x paddle-ls-undo-decision takes the last one back.  M-x paddle-ls-preview shows a diff first; M-x paddle-ls-show-pir shows a legacy program,
;; M-x paddle-ls-show-weights what a checkpoint holds, M-x paddle-ls-show-static what
;; paddle.jit.to_static makes of the function at point.
;;
;; M-x paddle-ls-align runs the program of the buffer and its conversion, and shows where they stop
;; to agree; with a prefix argument all entries of align.json.  M-x paddle-ls-align-hints shows how
;; far layers agree after the lines that make them, or hides it.
;;
;; The project is that of project.el: the repository that the file is in, else the file's folder.

;;; Code:

(require 'compile)
(require 'diff)
(require 'eglot)

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

(defun paddle-ls--convert (command argument)
  "Have the server run COMMAND with ARGUMENT, make its edits and say what it did.
Emacs does not wait: the edits of a large project take longer than the limit of
a request, and would be left half made at its end."
  (paddle-ls--server)
  (eglot--signal-textDocument/didChange)   ; what was typed just now too
  (jsonrpc-async-request
   (paddle-ls--server) :workspace/executeCommand (list :command command :arguments (vector argument))
   :timeout 600
   :success-fn #'ignore
   :error-fn (lambda (failure) (message "paddle-ls: %s" (plist-get failure :message)))))

(defun paddle-ls--convert-file (scope)
  "Convert what is in SCOPE in the buffer, \"safe\" or \"all\"."
  (paddle-ls--convert "paddleLs.convertFile"
                      (list :uri (plist-get (eglot--TextDocumentIdentifier) :uri) :scope scope)))

;;;###autoload
(defun paddle-ls-convert-file ()
  "Convert every torch use of the buffer that is not manual."
  (interactive)
  (paddle-ls--convert-file "all"))

;;;###autoload
(defun paddle-ls-fix-all ()
  "Convert the safe torch uses of the buffer."
  (interactive)
  (paddle-ls--convert-file "safe"))

;;;###autoload
(defun paddle-ls-convert-workspace (&optional only-safe)
  "Convert every torch use of the project that is not manual, notebooks included.
With a prefix argument, or ONLY-SAFE non-nil, convert the safe ones."
  (interactive "P")
  (paddle-ls--convert "paddleLs.convertWorkspace" (list :scope (if only-safe "safe" "all") :notebooks t)))

;;;###autoload
(defun paddle-ls-questions ()
  "Choose one of the open questions of the project, and answer it."
  (interactive)
  (let* ((uri (plist-get (eglot--TextDocumentIdentifier) :uri))
         (rows (mapcar (lambda (question)
                         (cons (format "%s: %s (%d use%s)" (plist-get question :id) (plist-get question :title)
                                       (plist-get question :count) (if (= 1 (plist-get question :count)) "" "s"))
                               question))
                       (append (plist-get (jsonrpc-request (paddle-ls--server) :workspace/executeCommand
                                                 (list :command "paddleLs.questions" :arguments (vector))
                                                 :timeout 600) :questions) nil))))
    (if (null rows)
        (message "paddle-ls: no question is open")
      (paddle-ls--answer (cdr (assoc (completing-read (format "%d open: " (length rows)) rows nil t) rows)) uri))))

(defun paddle-ls--answer (question uri)
  "Have the user answer QUESTION for the project of URI, or look at its places."
  (let ((id (plist-get question :id)))
    (pcase (completing-read (format "%s Concerns: %s Mostly: %s.  Answer: " (plist-get question :differs)
                                    (plist-get question :concerns) (plist-get question :usual))
                            '("accept everywhere" "accept in this file" "never accept" "show the places") nil t)
      ("accept everywhere" (paddle-ls--convert "paddleLs.decide" (list :id id :answer "accept" :uri uri)))
      ("accept in this file" (paddle-ls--convert "paddleLs.decide" (list :id id :answer "accept" :uri uri :inFile t)))
      ("never accept" (paddle-ls--convert "paddleLs.decide" (list :id id :answer "refuse" :uri uri)))
      ("show the places" (paddle-ls--show-places question)))))

(defun paddle-ls--path (uri)
  "The file that URI names."
  (funcall (if (fboundp 'eglot-uri-to-path) 'eglot-uri-to-path 'eglot--uri-to-path) uri))

(defun paddle-ls--show-places (question)
  "List the uses that QUESTION is about, as a compiler lists errors."
  (with-current-buffer (get-buffer-create (format "*%s*" (plist-get question :id)))
    (let ((inhibit-read-only t)
          (example (plist-get question :example)))
      (erase-buffer)
      (insert (format "%s\n%s\n\n" (plist-get question :title) (plist-get question :differs))
              (replace-regexp-in-string "^" "- " (plist-get example :before)) "\n"
              (replace-regexp-in-string "^" "+ " (plist-get example :after)) "\n\n")
      (mapc (lambda (use)
              (let ((start (plist-get (plist-get use :range) :start)))
                (insert (format "%s:%d:%d: %s: %s\n" (paddle-ls--path (plist-get use :uri)) (1+ (plist-get start :line)) (1+ (plist-get start :character))
                                (plist-get use :api) (plist-get use :reason)))))
            (plist-get question :uses)))
    (compilation-mode)
    (goto-char (point-min))
    (pop-to-buffer (current-buffer))))

;;;###autoload
(defun paddle-ls-undo-decision ()
  "Take back the last answer that was given in this session."
  (interactive)
  (paddle-ls--convert "paddleLs.decide" (list :undo t)))

;;;###autoload
(defun paddle-ls-align (&optional all)
  "Compare what the program of the buffer and its conversion compute.
With a prefix argument, or ALL non-nil, compare all entries of align.json."
  (interactive "P")
  (paddle-ls--convert "paddleLs.align"
                      (if all (make-hash-table)
                        (list :uri (plist-get (eglot--TextDocumentIdentifier) :uri)))))

;;;###autoload
(defun paddle-ls-align-hints ()
  "Toggle hints that show how far layers agree, after the lines that make them."
  (interactive)
  (paddle-ls--convert "paddleLs.alignHints" (make-hash-table)))

;;;###autoload
(defun paddle-ls-preview ()
  "Show in a diff what `paddle-ls-convert-file' would change."
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
      ;; No hooks: generated code is not a file, so no server must be started for it.
      (delay-mode-hooks (python-mode))
      (view-mode 1)
      (goto-char (point-min))
      (pop-to-buffer (current-buffer)))))

(defun paddle-ls--show-printed (name &rest arguments)
  "Show in a buffer called NAME what the program prints for ARGUMENTS."
  (with-current-buffer (get-buffer-create name)
    (let ((inhibit-read-only t))
      (erase-buffer)
      (apply #'call-process (car paddle-ls-command) nil t nil arguments))
    (view-mode 1)
    (goto-char (point-min))
    (pop-to-buffer (current-buffer))))

;;;###autoload
(defun paddle-ls-show-pir (file)
  "Show the legacy program in FILE as PIR text."
  (interactive "fProgram: ")
  (paddle-ls--show-printed (format "*PIR %s*" (file-name-nondirectory file))
                           "ir" "translate" "--mode" "tolerant" (expand-file-name file)))

;;;###autoload
(defun paddle-ls-show-weights (file)
  "Show what the checkpoint in FILE holds."
  (interactive "fCheckpoint: ")
  (paddle-ls--show-printed (format "*tensors of %s*" (file-name-nondirectory file))
                           "weights" "show" (expand-file-name file)))

(provide 'paddle-ls)
;;; paddle-ls.el ends here
