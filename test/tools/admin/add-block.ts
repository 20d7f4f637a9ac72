import type { BlockType } from '@passepartout/content-model/blocks'
import type { Locator, Page } from 'playwright-core'
import { type BlockPart, type BlockParts, blockPartsOf } from '../../../apps/cms/src/content/blocks/block-parts.ts'
import type { AnsweredForm } from './answered-form.ts'
import { FORMS, type FormField, holdsWords } from './block-forms.ts'

/** What fills fields that check what they hold: the first that is right there is typed. */
const CANDIDATES = [
  'a-block',
  'https://www.google.com/maps/embed?pb=wayfare',
  'https://youtu.be/wayfare_0-1',
  '4uLU6hMCjMI75M1A2tKUQC',
]
/** Numbers of the sample catalogue, by the name of the field; this tour group has a way, reviews and a place to meet. */
const NUMBERS: Readonly<Record<string, string>> = { tgid: '7111', number: '1004', latitude: '48.86', longitude: '2.34' }
/** A page of the sample, as the editors' list calls it. */
const SAMPLE_PAGE = 'About Lantern'

/**
 * Places a block of a type at the end of a page's form and fills in what it needs to be published, led by its form and its
 * shape: a block that is new is filled in as well, or the field that cannot be is named.
 *
 * @param sign words of its own, which visitors must see; typed into the first field that holds words
 * @returns the sign, or the value that stands for it where the block has no words
 */
export async function addBlock(form: AnsweredForm, type: BlockType, place: number, sign: string): Promise<string> {
  const { page } = form
  await form.answered()
  await page.locator('.blocks-field__drawer-toggler').click()
  await page.locator(`.blocks-drawer__block button[title="${FORMS[type].labels.singular}"]`).click()
  const row = page.locator(`#blocks-row-${place}`)
  await row.locator('.blocks-field__fields').waitFor()
  const filling = new Filling(form, sign)
  await filling.fill(FORMS[type].fields, { parts: blockPartsOf(type), path: `blocks__${place}`, row })
  return filling.seen
}

/** Where in the form the filling has come to. */
interface Place {
  /** The shape of what is filled in; absent where the form has more than is published. */
  readonly parts: BlockParts | undefined
  readonly path: string
  readonly row: Locator
}

class Filling {
  readonly #form: AnsweredForm
  readonly #page: Page
  readonly #sign: string
  #isSigned = false
  #lastValue = ''

  constructor(form: AnsweredForm, sign: string) {
    this.#form = form
    this.#page = form.page
    this.#sign = sign
  }

  get seen(): string {
    return this.#isSigned ? this.#sign : this.#lastValue
  }

  async fill(fields: readonly FormField[], place: Place): Promise<void> {
    for (const field of fields) await this.#fillField(field, place)
  }

  async #fillField(field: FormField, place: Place): Promise<void> {
    if (field.type === 'row') return this.fill(field.fields ?? [], place)
    if (field.name === undefined || field.type === 'ui') return
    const part = place.parts?.get(field.name)
    const path = `${place.path}__${field.name}`
    const input = this.#page.locator(`#field-${path}`)
    if (!isNeeded(field, place.parts) && !(part && this.#mayBeSigned(field))) return
    switch (field.type) {
      case 'text':
      case 'textarea':
        return this.#type(field, input)
      case 'richText':
        return this.#write(place.row)
      case 'number':
        return input.fill(numberFor(field.name))
      case 'select':
        return this.#choose(input, /./)
      case 'relationship':
        await this.#choose(input, SAMPLE_PAGE)
        return
      case 'upload':
        return this.#pickPicture(input)
      case 'group':
        return this.#fillGroup(field.fields ?? [], part, { parts: undefined, path, row: place.row })
      case 'array':
        return this.#addRows(field, part, path)
      default:
        throw new Error(`Nobody has said how a ${field.type} is filled in.`)
    }
  }

  /** Whether the words that visitors must see may stand here. */
  #mayBeSigned(field: FormField): boolean {
    return !this.#isSigned && holdsWords(field)
  }

  /** Of a link its address alone; of a picture the picture; of a source of products its number. */
  async #fillGroup(fields: readonly FormField[], part: BlockPart | undefined, place: Place): Promise<void> {
    if (part?.kind === 'action') return this.#page.locator(`#field-${place.path}__url`).fill('/about/')
    for (const field of fields) {
      if (field.type === 'upload') await this.#fillField({ ...field, required: true }, place)
      if (field.type === 'row' && part?.kind === 'value') {
        await this.#page.locator(`#field-${place.path}__number`).fill(numberFor('number'))
      }
    }
  }

  /** As many as there must be. */
  async #addRows({ fields = [], minRows = 1 }: FormField, part: BlockPart | undefined, path: string): Promise<void> {
    const parts = part?.kind === 'rows' ? part.parts : undefined
    for (let place = 0; place < minRows; place += 1) {
      await this.#form.answered()
      await this.#page.locator(`#field-${path} > .array-field__add-row`).click()
      const row = this.#page.locator(`#${path.replaceAll('__', '-')}-row-${place}`)
      await row.locator('.render-fields').first().waitFor()
      await this.fill(fields, { parts, path: `${path}__${place}`, row })
    }
  }

  async #type(field: FormField, input: Locator): Promise<void> {
    if (holdsWords(field)) {
      await input.fill(this.#isSigned ? `More of ${field.name}` : this.#sign)
      this.#isSigned = true
      return
    }
    const value = await findCandidate(field)
    if (value === undefined) throw new Error(`Nothing is known that fits into ${field.name}: add it to CANDIDATES.`)
    await input.fill(value)
    this.#lastValue = value
  }

  async #write(row: Locator): Promise<void> {
    await row.locator('[contenteditable=true]').first().click()
    await this.#page.keyboard.insertText(this.#isSigned ? 'More of it' : this.#sign)
    this.#isSigned = true
  }

  async #choose(input: Locator, words: string | RegExp): Promise<void> {
    await input.locator('.rs__control').click()
    if (typeof words === 'string') await this.#page.keyboard.insertText(words)
    await this.#page.locator('.rs__option', { hasText: words }).first().click()
  }

  async #pickPicture(input: Locator): Promise<void> {
    await input.getByRole('button', { name: 'Choose from existing' }).click()
    await this.#page.locator('.list-drawer tbody tr').first().locator('button').first().click()
    await input.locator('.upload-relationship-details').waitFor()
  }
}

async function findCandidate({ validate }: FormField): Promise<string | undefined> {
  const asked = { req: { i18n: { language: 'en' } } }
  for (const candidate of CANDIDATES) if ((await validate?.(candidate, asked)) === true) return candidate
  return undefined
}

/** Whether a page with this block is refused without the field. Where nothing is asked for, everything is, or it shows nothing. */
function isNeeded(field: FormField, parts: BlockParts | undefined): boolean {
  if (field.type === 'select') return field.required === true && field.defaultValue === undefined
  const part = parts?.get(field.name ?? '')
  const asksForNothing = part !== undefined && [...(parts?.values() ?? [])].every(({ required }) => !required)
  return part?.required === true || field.required === true || asksForNothing
}

function numberFor(name: string): string {
  const value = NUMBERS[name]
  if (value === undefined) throw new Error(`No number is known for ${name}: add it to NUMBERS.`)
  return value
}
