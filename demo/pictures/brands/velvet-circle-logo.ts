import { type LetterStyle, title } from '../kit/lettering.ts'
import { disc, rect, stroke } from '../kit/shape.ts'

const LETTERS: LetterStyle = { weight: 0.13, width: 1.1, waist: 0.5 }
const [VELVET, GOLD] = ['#5a1230', '#f2c766']

/** The sign of a site that has the look of a brand and a name of its own: a house plate, for light and dark grounds alike. */
export function velvetCircleLogo(): string {
  const plate = [
    rect(0, 0, 864, 264, VELVET),
    stroke('M14 14H850V250H14Z', GOLD, 5),
    disc(140, 132, 84, GOLD),
    disc(140, 132, 68, VELVET),
    disc(140, 132, 30, GOLD),
    title(['VELVET', 'CIRCLE'], 545, 34, 600, 84, GOLD, LETTERS),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="864" height="264" viewBox="0 0 864 264">${plate.join('')}</svg>\n`
}
