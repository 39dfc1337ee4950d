/** Nodes have a type for each kind of syntax, which oxlint doesn't export. */
// oxlint-disable-next-line typescript/no-explicit-any -- see above
type Node = any;

/** The part of an oxlint rule that ours use. */
export type Rule = {
  create: (context: {
    cwd: string;
    filename: string;
    report: (finding: { node: Node; message: string }) => void;
    sourceCode: { getAncestors: (node: Node) => Node[] };
  }) => Partial<Record<string, (node: Node) => void>>;
};
