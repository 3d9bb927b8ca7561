// The page around a rendered document: nothing is loaded from anywhere but the extension's own folder, and a script in
// the document does not run.

export interface PageParts {
  body: string;
  cspSource: string;
  nonce: string;
  style: string;
  script: string;
}

export function previewPage({ body, cspSource, nonce, style, script }: PageParts): string {
  return `<!DOCTYPE html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy"
  content="default-src 'none'; img-src ${cspSource}; style-src ${cspSource}; script-src 'nonce-${nonce}';">
<link rel="stylesheet" href="${style}">
<title>Mapping document</title>
</head>
<body>
<main id="document" tabindex="0" aria-label="Preview of the mapping document">${body}</main>
<script nonce="${nonce}" src="${script}"></script>
</body>
</html>`;
}
