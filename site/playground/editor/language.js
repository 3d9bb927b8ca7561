// The grammar of each kind of text.
import { pythonLanguage } from '@codemirror/lang-python';
import { markdown } from '@codemirror/lang-markdown';

export function languageOf(name) {
  return name === 'markdown' ? markdown({ completeHTMLTags: false }) : pythonLanguage;
}
