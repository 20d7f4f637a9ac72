import { TEXT_RUN_SEPARATOR } from '@passepartout/content-model/shortcodes/collect-shortcodes'
import { $getRoot, $isElementNode, $isTextNode, type ElementNode } from '@payloadcms/richtext-lexical/lexical'

/**
 * The texts of a rich text as the site parses shortcodes: a line is one text, across formatting; a link is a text of its own.
 */
export function readEditorLines(): readonly string[] {
  return linesOf($getRoot())
}

function linesOf(element: ElementNode): string[] {
  const children = element.getChildren()
  const own = children.some($isTextNode)
    ? [children.map((child) => ($isTextNode(child) ? child.getTextContent() : TEXT_RUN_SEPARATOR)).join('')]
    : []
  return [...own, ...children.filter($isElementNode).flatMap(linesOf)]
}
