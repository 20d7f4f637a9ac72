import { CachedMarkup } from '../cached-markup/cached-markup.tsx'
import { currentUsedResources } from '../markup/used-resources.ts'
import styles from './icon.module.css'
import { ICONS, type IconName } from './icons.ts'

const isFilled = (icon: object) => 'filled' in icon

/** The symbols of all icons used before it in the document, so it comes last. */
export function IconSprite() {
  const used = [...(currentUsedResources()?.icons ?? [])].sort()
  const attributes = { className: styles.sprite, 'aria-hidden': 'true' } as const
  return <CachedMarkup element="svg" attributes={attributes} view={Symbols} props={{ names: used }} />
}

function Symbols({ names }: { readonly names: readonly IconName[] }) {
  return names.map((name) => (
    <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
      <path d={ICONS[name].body} fill={isFilled(ICONS[name]) ? 'currentColor' : 'none'} />
    </symbol>
  ))
}
