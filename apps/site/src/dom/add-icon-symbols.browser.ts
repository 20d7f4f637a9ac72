/** Adds the drawings of icons that a page has and this document lacks: each has those of its own icons alone. */
export function addIconSymbols(root: Document, page: Document): void {
  const sprite = root.querySelector('symbol')?.parentNode
  for (const symbol of page.querySelectorAll('symbol')) {
    if (!root.getElementById(symbol.id)) sprite?.append(root.adoptNode(symbol))
  }
}
