import { RootProvider } from '@payloadcms/ui'
import type { ClientConfig } from 'payload'
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { configInOneLanguage } from './config-in-one-language.ts'

interface Props {
  readonly children?: ReactNode
  readonly config?: ClientConfig
  readonly languageCode?: string
}

/**
 * Payload's layout with the configuration of the admin in its own language alone. Where the layout is not what is expected, as
 * after an update of Payload, it stays as it is.
 *
 * @param layout an element of Payload's component
 */
export async function layoutWithOneLanguageConfig(layout: ReactNode): Promise<ReactNode> {
  if (!isValidElement<Props>(layout) || typeof layout.type !== 'function') return layout
  const render = layout.type as (props: Props) => ReactNode | Promise<ReactNode>
  return withOneLanguage(await render(layout.props))
}

function withOneLanguage(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map(withOneLanguage)
  if (!isValidElement<Props>(node)) return node
  const { children, config, languageCode } = node.props
  if (node.type === RootProvider && config && languageCode) {
    return cloneElement(node, { config: configInOneLanguage(config, languageCode) })
  }
  return isPart(node) ? cloneElement(node, { children: withOneLanguage(children) }) : node
}

/** Whether the provider may be inside: it is in the body of the document. */
function isPart({ type }: ReactElement): boolean {
  return type === 'html' || type === 'body'
}
