// The grammar of each kind of text.
import { pythonLanguage } from '@codemirror/lang-python';
import { StreamLanguage } from '@codemirror/language';

// Marks of Markdown in a line each. The full grammar would bring those of HTML, CSS and JavaScript, and double the page.
const markdownLanguage = StreamLanguage.define({
  name: 'markdown',
  startState: () => ({ isCode: false }),
  token(stream, state) {
    if (stream.sol() && stream.match(/^\s*```.*/)) {
      state.isCode = !state.isCode;
      return 'monospace';
    }
    if (state.isCode) {
      stream.skipToEnd();
      return 'monospace';
    }
    if (stream.sol() && stream.match(/^#{1,6} .*/)) return 'heading';
    if (stream.match(/^`[^`]+`/)) return 'monospace';
    if (stream.match(/^<!--.*?-->/)) return 'comment';
    if (stream.match(/^\[[^\]]*\]\([^)]*\)/)) return 'link';
    if (stream.match(/^\|/)) return 'keyword';
    stream.next();
    return null;
  },
});

export function languageOf(name) {
  return name === 'markdown' ? markdownLanguage : pythonLanguage;
}
