// The page of a program's graph: the server's SVG, a field to find an operation, and a script of ours. Nothing is loaded
// from outside, and nothing in the program's names can run.

export interface GraphParts {
  svg: string;
  name: string;
  cspSource: string;
  nonce: string;
  style: string;
  script: string;
}

export function graphPage({ svg, name, cspSource, nonce, style, script }: GraphParts): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy"
  content="default-src 'none'; style-src ${cspSource}; script-src 'nonce-${nonce}';">
<link rel="stylesheet" href="${style}">
<title>Graph</title>
</head>
<body>
<label>Find <input id="find" type="search" aria-describedby="found"></label> <span id="found" role="status"></span>
<main aria-label="Graph of ${attribute(name)}. The arrow keys go from operation to operation.">${svg}</main>
<script nonce="${nonce}" src="${script}"></script>
</body>
</html>`;
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
