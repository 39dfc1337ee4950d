import { describe, expect, it } from 'vitest';
import { spoken, withExport, withExportedName } from './source';

describe('scaffolding', () => {
  it('puts an export where its path sorts, even between statements of several lines', () => {
    const index = "export { A } from './a/A';\nexport {\n  C,\n  D,\n} from './c/C';\n";
    expect(withExport(index, "export { B } from './b/B';")).toBe(
      "export { A } from './a/A';\nexport { B } from './b/B';\nexport {\n  C,\n  D,\n} from './c/C';\n",
    );
  });

  it('adds an export at the end and keeps the order of the others', () => {
    const index = "export { C } from './c/C';\nexport { A } from './a/A';\n";
    expect(withExport(index, "export { D } from './d/D';")).toBe(`${index}export { D } from './d/D';\n`);
  });

  it('adds a name to the list of exports in sorted order', () => {
    expect(withExportedName("const exported = ['Alpha', 'beta'];\n", 'Gamma')).toBe(
      "const exported = ['Alpha', 'Gamma', 'beta'];\n",
    );
  });

  it('reads a name in camel case as words', () => {
    expect(spoken('mailCode')).toBe('Mail code');
  });
});
