import type { Node as EstreeNode } from 'estree';
import type { Html, Nodes, Parents, Root, RootContent } from 'mdast';
import 'mdast-util-mdx';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import { escapeHtml } from '@/lib/source/escape-html';
import { replaceComponent } from './components';
import { noteLosses, type ComponentFacts } from './component';
import { quoted, type Note } from '@/scripts/import/source/finding';

/*
 * Reads MDX without its code: components become HTML, imported pictures become their paths, and other code is left out and reported.
 */

const parser = remark().use(remarkGfm, { singleTilde: false }).use(remarkMdx).freeze();

type Scope = Map<string, unknown>;
type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** The value of an expression without running it: texts, numbers, lists, records and imports. Undefined for anything else. */
function literal(node: EstreeNode | null | undefined, scope: Scope): unknown {
  switch (node?.type) {
    case 'Literal':
      return node.value;
    case 'TemplateLiteral':
      return node.expressions.length === 0
        ? node.quasis.map(({ value }) => value.cooked).join('')
        : undefined;
    case 'Identifier':
      return scope.get(node.name);
    case 'MemberExpression': {
      // `picture.src` of an imported picture means the picture itself.
      const whole = literal(node.object, scope);
      const key = node.property.type === 'Identifier' ? node.property.name : '';
      return typeof whole === 'object' && whole !== null ? (whole as Record<string, unknown>)[key] : whole;
    }
    case 'ArrayExpression':
      return node.elements.map((each) => literal(each, scope));
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.flatMap((each) =>
          each.type === 'Property' && (each.key.type === 'Identifier' || each.key.type === 'Literal')
            ? [
                [
                  each.key.type === 'Identifier' ? each.key.name : String(each.key.value),
                  literal(each.value, scope),
                ],
              ]
            : [],
        ),
      );
    case 'CallExpression':
      return literal(node.arguments[0], scope);
    case 'ImportExpression':
      return literal(node.source, scope);
    case 'ExpressionStatement':
      return literal(node.expression, scope);
    default:
      return undefined;
  }
}

function readModule(body: readonly EstreeNode[], scope: Scope): boolean {
  let isSilent = true;
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') {
      for (const { local } of statement.specifiers) scope.set(local.name, String(statement.source.value));
    } else if (
      statement.type === 'ExportNamedDeclaration' &&
      statement.declaration?.type === 'VariableDeclaration'
    ) {
      for (const { id, init } of statement.declaration.declarations)
        if (id.type === 'Identifier') scope.set(id.name, literal(init, scope));
    } else if (statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration') {
      isSilent = false;
    }
  }
  return isSilent;
}

function attributesOf({ attributes }: Element, scope: Scope): Record<string, unknown> {
  return Object.fromEntries(
    attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') return [];
      const { name, value } = attribute;
      if (typeof value === 'string' || value === null || value === undefined) return [[name, value ?? '']];
      return [[name, literal(value.data?.estree?.body[0], scope)]];
    }),
  );
}

const html = (value: string): Html => ({ type: 'html', value });

/** An HTML element written as JSX. */
function plainElement(node: Element, scope: Scope, children: RootContent[]): RootContent[] {
  const { name = '' } = node;
  const typed = Object.entries(attributesOf(node, scope)).flatMap(([key, value]) =>
    typeof value === 'string' || typeof value === 'number'
      ? ` ${key === 'className' ? 'class' : key}="${escapeHtml(String(value))}"`
      : [],
  );
  const isVoid = /^(?:img|br|hr|source|input|wbr|embed|track|col)$/.test(name ?? '');
  return [html(`<${name}${typed.join('')}>`), ...children, ...(isVoid ? [] : [html(`</${name}>`)])];
}

/** @throws Error (VFileMessage with a position) if the text is not valid MDX */
export function readMdx(body: string, line: number, facts: ComponentFacts, note: Note): Root {
  const tree = parser.parse(body);
  const scope: Scope = new Map();
  const lineOf = (node: Nodes) => line + (node.position?.start.line ?? 1) - 1;

  const replaced = (node: RootContent): RootContent[] => {
    switch (node.type) {
      case 'mdxjsEsm': {
        if (!readModule((node.data?.estree?.body ?? []) as EstreeNode[], scope))
          note(lineOf(node), 'code', `${quoted(node.value, 80)} is code and was left out`);
        return [];
      }
      case 'mdxFlowExpression':
      case 'mdxTextExpression': {
        const [statement] = node.data?.estree?.body ?? [];
        const value = literal(statement as EstreeNode | undefined, scope);
        if (typeof value === 'string' || typeof value === 'number')
          return [{ type: 'text', value: String(value) }];
        if (statement)
          note(lineOf(node), 'code', `${quoted(`{${node.value}}`, 120)} is code and was left out`);
        return [];
      }
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const children = (node.children as RootContent[]).flatMap(replaced);
        if (node.name === null) return children;
        if (/^[a-z]/.test(node.name) && !/[.-]/.test(node.name)) return plainElement(node, scope, children);
        const name = node.name.split('.').at(-1) ?? node.name;
        const replacement = replaceComponent(
          { name, named: attributesOf(node, scope), plain: [], isPaired: children.length > 0 },
          facts,
        );
        noteLosses(replacement, lineOf(node), note);
        return [html(replacement.before), ...children, html(replacement.after)];
      }
      default:
        if ('children' in node)
          (node as Parents).children = (node.children as RootContent[]).flatMap(replaced) as never;
        return [node];
    }
  };
  // Imports and exports apply to the whole file, regardless of their position.
  for (const node of tree.children)
    if (node.type === 'mdxjsEsm') readModule((node.data?.estree?.body ?? []) as EstreeNode[], scope);
  tree.children = tree.children.flatMap(replaced);
  return tree;
}
