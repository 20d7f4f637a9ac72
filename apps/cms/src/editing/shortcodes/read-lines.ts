import { NO_TEXT } from '@passepartout/content-model/shortcodes/collect-shortcodes'
import { $getRoot, $isElementNode, $isTextNode, type ElementNode } from '@payloadcms/richtext-lexical/lexical'

/** The texts of a rich text as the site reads them: a line is one text, whatever is bold in it; a link is one of its own. */
export function readLines(): readonly string[] {
  return linesOf($getRoot())
}

function linesOf(element: ElementNode): string[] {
  const children = element.getChildren()
  const own = children.some($isTextNode)
    ? [children.map((child) => ($isTextNode(child) ? child.getTextContent() : NO_TEXT)).join('')]
    : []
  return [...own, ...children.filter($isElementNode).flatMap(linesOf)]
}
