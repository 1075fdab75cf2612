import type { Nodes } from 'mdast';

const START = { line: 1, column: 1, offset: 0 };

/** Where a node of a parsed body begins. All of them have a position, although their types allow none. */
export const startOf = ({ position }: Nodes): typeof START => ({ ...START, ...position?.start });

/** Where a node of a parsed body ends. */
export const endOf = ({ position }: Nodes): typeof START => ({ ...START, ...position?.end });
