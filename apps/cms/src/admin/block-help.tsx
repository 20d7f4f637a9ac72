'use client'

interface BlockHelpProps {
  readonly help: string
}

/** What visitors get of a block, above its form. */
export function BlockHelp({ help }: BlockHelpProps) {
  return <p className="field-description">{help}</p>
}
