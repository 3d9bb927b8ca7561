// The webviews in a real workbench, for people who do not use a mouse, who have low vision, or who
// use a screen reader: each in light, dark and high contrast colours. The rules are those of
// axe-core; keyboard use is tested separately.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { drive } from './drive.mjs';
import { makeProject, programPath } from './project.mjs';
import { eventually, patience } from './workbench.mjs';

const axe = createRequire(import.meta.url)('axe-core').source;
// The class of the page's body names the kind of theme.
const themes = {
  'vscode-light': 'Light Modern', 'vscode-dark': 'Dark Modern',
  'vscode-high-contrast': 'Dark High Contrast', 'vscode-high-contrast-light': 'Light High Contrast',
};

// A document whose text tries to run a script and to load a picture from elsewhere.
const hostile = 'docs/api_difference/torch/torch.hostile.md';
export function makeWebviewProject(folder) {
  makeProject(folder);
  writeFileSync(join(folder, hostile), '## [ 仅参数名不一致 ]torch.hostile\n\n<script>window.ran = true</script>\n'
    + '<img src="https://example.invalid/a.png" onerror="window.ran = true">\n\n[x](javascript:window.ran=true)\n');
}

const pages = {
  'preview of a mapping document': async ({ command, openFile, webview }) => {
    await openFile('torch.demo.clip.md');
    await command('Paddle LS: Preview Mapping Document to the Side');
    await webview().locator('h2').first().waitFor();
  },
  'graph of a program': async ({ command, openFile, webview, page }) => {
    await openFile('main.pdmodel');
    await page.locator('.tab', { hasText: '.pir' }).waitFor();
    await command('Paddle LS: Show Graph of This Program');
    await webview().locator('.op').nth(1).waitFor();
  },
};

async function violations(body) {
  await body.evaluate((_, source) => { if (window.axe === undefined) (0, eval)(source); }, axe);
  return body.evaluate(async () => {
    const { violations: found } = await window.axe.run(document);
    return found.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ target, failureSummary }) => `${target} ${failureSummary}`).join('; ')}`);
  });
}

// Nothing is animated, and a policy blocks all external content.
const pageFacts = body => body.evaluate(() => {
  const styles = [...document.querySelectorAll('body, body *')].map(element => getComputedStyle(element));
  return {
    moving: styles.filter(({ animationName, transitionDuration }) => animationName !== 'none' || Number.parseFloat(transitionDuration) > 0).length,
    policy: document.querySelector('meta[http-equiv="Content-Security-Policy"]').content,
    language: document.documentElement.lang,
    ran: window.ran === true,
  };
});

function checkPolicy(policy) {
  const rules = new Map(policy.split(';').map(rule => rule.trim().split(/\s+/)).filter(([name]) => name !== '').map(([name, ...values]) => [name, values]));
  assert.deepEqual(rules.get('default-src'), ["'none'"]);
  assert.match(rules.get('script-src').join(' '), /^'nonce-[0-9a-f]{32}'$/);
  assert.doesNotMatch(policy, /unsafe|\*(?!\.vscode-cdn\.net)|data:/);
}

// The visible outline of the element that has the focus.
const focusMark = body => body.evaluate(() => {
  const focused = document.activeElement;
  const mark = focused.querySelector(':scope > rect') ?? focused;
  const { outlineStyle, outlineWidth, strokeWidth } = getComputedStyle(mark);
  return { name: focused.id || focused.getAttribute('class') || focused.localName, isSeen: (outlineStyle !== 'none' && outlineWidth !== '0px') || Number.parseFloat(strokeWidth) >= 2 };
});

async function focusBy(page, body, key, name) {
  await eventually(`the focus on ${name}`, async () => {
    await page.keyboard.press(key);
    const { name: found, isSeen } = await focusMark(body);
    if (found.split(' ').includes(name)) {
      assert.ok(isSeen, `the focus on ${name} is not seen`);
      return true;
    }
    return false;
  });
}

const checks = {
  async 'the preview of a mapping document is reached and scrolled by keys'({ page, webview }, body) {
    await webview().locator('h2').first().click();
    await focusBy(page, body, 'Tab', 'a');
    await focusBy(page, body, 'Shift+Tab', 'document');
    const before = await body.evaluate(() => window.scrollY);
    await page.keyboard.press('End');
    await eventually('the end of the preview', async () => await body.evaluate(() => window.scrollY) > before);
  },
  async 'the graph of a program is gone through by keys, and the text follows'({ page, webview }, body) {
    await webview().locator('#find').click();
    await page.keyboard.type('add');
    await eventually('what was found', async () => /found/.test(await webview().locator('#found').innerText()));
    await focusBy(page, body, 'Tab', 'op');
    const first = await body.evaluate(() => document.activeElement.getAttribute('aria-label'));
    await page.keyboard.press('ArrowDown');
    const second = await body.evaluate(() => document.activeElement.getAttribute('aria-label'));
    assert.ok(first !== '' && second !== '' && first !== second, `${first} and ${second}`);
    await page.locator('.monaco-editor .selected-text').first().waitFor({ timeout: 10_000 * patience });
  },
  async 'the graph of a program is zoomed by keys and buttons'({ page, webview }, body) {
    const width = () => body.evaluate(() => document.querySelector('main svg').getBoundingClientRect().width);
    const shown = () => webview().locator('#zoom').innerText();
    await webview().locator('.op').first().click();
    await page.keyboard.press('0');
    const usual = await width();
    await page.keyboard.press('+');
    assert.equal(await shown(), '125 %');
    assert.ok(Math.abs(await width() - usual * 1.25) < 1);
    await focusBy(page, body, 'Shift+Tab', 'zoom-in');
    await page.keyboard.press('Enter');
    assert.equal(await shown(), '156 %');
    await webview().locator('#zoom-out').click();
    assert.equal(await shown(), '125 %');
    await webview().locator('#find').click();
    await page.keyboard.type('0');
    assert.equal(await shown(), '125 %');   // typed text, not the accepted value
    await webview().locator('#zoom-fit').click();
    assert.ok(Math.abs(await width() - await body.evaluate(() => document.querySelector('main').clientWidth)) < 2);
    await webview().locator('#zoom-reset').click();
    assert.ok(Math.abs(await width() - usual) < 1);
  },
};

// `check(name, run)` adds a line to the report.
export async function checkWebviews({ page }, check) {
  const user = { ...drive(page), page };
  const shown = programPath === undefined ? Object.keys(pages).slice(0, 1) : Object.keys(pages);
  for (const name of shown) {
    await user.command('View: Close All Editors');
    await check(`the ${name} opens`, () => pages[name](user));
    for (const [kind, theme] of Object.entries(themes)) {
      await check(`the ${name} has no fault that axe finds in the colours of ${theme}`, async () => {
        await user.chooseColours(theme);
        const body = user.webview().locator('body');
        await eventually(kind, async () => (await body.getAttribute('class')).split(' ').includes(kind));
        assert.deepEqual(await violations(body), []);
        const { moving, policy } = await pageFacts(body);
        assert.equal(moving, 0);
        checkPolicy(policy);
      });
    }
    for (const title of Object.keys(checks).filter(each => each.startsWith(`the ${name}`))) {
      await check(title, () => checks[title](user, user.webview().locator('body')));
    }
  }
  await check('a mapping document runs no script', async () => {
    await user.command('View: Close All Editors');
    await user.openFile(hostile);
    await user.command('Paddle LS: Preview Mapping Document to the Side');
    await user.webview().locator('h2').first().waitFor();
    const { ran } = await pageFacts(user.webview().locator('body'));
    assert.equal(ran, false);
  });
}
