// The page of every webview: nothing is loaded from anywhere but the extension's own folder, and no script runs but ours.

export interface Resources {
  cspSource: string;
  nonce: string;
  style: string;
  script: string;
}

// `title` is read out and not seen, as the tab shows it; `header` is above `main`.
export interface Content {
  language: string;
  title: string;
  header?: string;
  main: string;
  // Also pictures from the extension's folder.
  images?: boolean;
}

export function page({ language, title, header = '', main, images = false }: Content, { cspSource, nonce, style, script }: Resources): string {
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy"
  content="default-src 'none';${images ? ` img-src ${cspSource};` : ''} style-src ${cspSource}; script-src 'nonce-${nonce}';">
<link rel="stylesheet" href="${style}">
<title>${escaped(title)}</title>
</head>
<body>
<header><h1>${escaped(title)}</h1>${header}</header>
${main}
<script nonce="${nonce}" src="${script}"></script>
</body>
</html>`;
}

// Text escaped for an element, and in a value between double quotes.
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
