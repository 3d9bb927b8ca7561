// A folder of mapping documents on disk, made for one test and removed with it.
import { mkdirSync, mkdtempSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

export class DocsFolder {
  constructor(files = {}) {
    this.root = mkdtempSync(join(tmpdir(), 'paddle-ls-docs-'));
    for (const [name, text] of Object.entries(files)) this.write(name, text);
  }

  path(name) { return join(this.root, name); }
  uri(name) { return pathToFileURL(this.path(name)).href; }
  get rootUri() { return pathToFileURL(this.root).href; }

  write(name, text) {
    mkdirSync(dirname(this.path(name)), { recursive: true });
    writeFileSync(this.path(name), text);
  }

  rename(from, to) { renameSync(this.path(from), this.path(to)); }
  delete(name) { unlinkSync(this.path(name)); }
  remove() { rmSync(this.root, { recursive: true, force: true }); }
}

// A sound document of an API that takes a tensor and one renamed parameter.
export const soundDoc = (api = 'torch.demo.scale', target = 'paddle.demo.scale') => `## [ 仅参数名不一致 ]${api}

### [${api}](https://pytorch.org/docs/stable/generated/${api}.html#${api})

\`\`\`python
${api}(input, dim)
\`\`\`

### [${target}](https://www.paddlepaddle.org.cn/documentation/docs/zh/develop/api/${target.replaceAll('.', '/')}_cn.html)

\`\`\`python
${target}(x, axis)
\`\`\`

两者功能一致且参数用法一致，仅参数名不一致，具体如下：

### 参数映射

| PyTorch | PaddlePaddle | 备注 |
| ------- | ------------ | ---- |
| input   | x            | 输入的 Tensor，仅参数名不一致。 |
| dim     | axis         | 轴，仅参数名不一致。 |
`;

export const docPath = (api = 'torch.demo.scale') => `api_difference/torch/${api}.md`;

// A table source with one table for each prefix.
export const tableSource = (...rows) => `# API 映射表

| 序号 | Pytorch 最新 release | Paddle develop | 映射关系分类 | 备注 |
| ----- | ----------- | ----------------- | ----------- | ------- |
${rows.join('\n')}
`;
export const tableRow = prefix => `| REFERENCE-MAPPING-TABLE(\`${prefix}\`) |`;
