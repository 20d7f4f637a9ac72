import { isForDarkGround } from './montage.ts'

/** A picture as the page shows it. */
interface Exhibit {
  readonly name: string
  /** What it is a picture of, when its name does not say. */
  readonly of?: string
}

/** Pictures that hang together. */
export interface Wall {
  readonly title: string
  /** Names its montage: `<slug>.png`. */
  readonly slug: string
  readonly exhibits: readonly Exhibit[]
}

/**
 * A page that shows every picture by its name, wall by wall.
 * @param pictures address of the folder of SVG files, seen from the page
 */
export function posterPage(walls: readonly Wall[], pictures: string): string {
  const contents = walls.map(
    ({ title, slug, exhibits }) => `<li><a href="#${slug}">${title}</a> ${exhibits.length}</li>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pictures of the sample world</title>
<style>${style}</style>
<h1>Pictures of the sample world</h1>
<ul>${contents.join('')}</ul>
${walls.map((wall) => section(wall, pictures)).join('\n')}
</html>
`
}

function section({ title, slug, exhibits }: Wall, pictures: string): string {
  return `<section id="${slug}"><h2>${title}</h2><div>${exhibits.map((exhibit) => figure(exhibit, pictures)).join('\n')}</div></section>`
}

function figure({ name, of }: Exhibit, pictures: string): string {
  const ground = isForDarkGround(name) ? ' class="dark"' : ''
  return `<figure${ground}><img src="${pictures}/${name}.svg" alt="" loading="lazy"><figcaption>${of ? `${escaped(of)}<br>` : ''}${name}</figcaption></figure>`
}

const style = `
body{margin:2rem;font:14px/1.5 system-ui,sans-serif;background:#f6f3ee;color:#20262b}
ul{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;padding:0;list-style:none}
div{display:grid;grid-template-columns:repeat(auto-fill,minmax(260px,1fr));gap:1.5rem 1rem;align-items:end}
figure{margin:0}
img{display:block;max-width:100%;max-height:390px;background:#fff;box-shadow:0 2px 12px rgb(0 0 0/18%)}
.dark img{background:#14232b}
figcaption{margin-top:.4rem;font-size:12px;color:#5a636b}
`

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
