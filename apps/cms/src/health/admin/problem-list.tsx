import { Link, toast } from '@payloadcms/ui'
import { z } from 'zod'
import { reasonOf, request } from '../../admin/requests.ts'
import { useTranslate } from '../../messages/use-translate.ts'

const fieldSchema = z.object({ page: z.number(), path: z.string() })

const remedySchema = z.object({
  /** The title of the page that says it otherwise. */
  title: z.string(),
  from: fieldSchema,
  to: fieldSchema,
})
/** What another page says, which can be taken over. */
export type Remedy = z.infer<typeof remedySchema>

/** A problem, and the link to its field. */
export const problemSchema = z.object({
  title: z.string(),
  lang: z.string().nullable(),
  place: z.string(),
  message: z.string(),
  /** The number of the product that the message names. */
  product: z.string().optional(),
  remedy: remedySchema.optional(),
  /** The address of the field in the admin. */
  href: z.string(),
})
export type Problem = z.infer<typeof problemSchema>

interface ProblemListProps {
  readonly problems: readonly Problem[]
  /** Something was done about one of them. */
  readonly onRemedy?: () => void
}

/** A list of problems, each a link to its field. */
export function ProblemList({ problems, onRemedy }: ProblemListProps) {
  const words = useTranslate()
  return (
    <ul className="health__list">
      {problems.map(({ title, lang, place, message, product, remedy, href }) => (
        <li key={`${href} ${message}`} className="health__problem">
          <Link href={href}>{title || words('matrix:untitled')}</Link>
          {lang ? <span className="health__lang">{lang.toUpperCase()}</span> : null}
          <span className="health__message">
            {place ? `${place}: ` : ''}
            {message}
            {product ? <small className="health__product">{product}</small> : null}
          </span>
          {remedy && onRemedy ? <TakeOver remedy={remedy} onDone={onRemedy} /> : null}
        </li>
      ))}
    </ul>
  )
}

/** Writes what another page says into the draft of this one. */
function TakeOver({ remedy: { title, from, to }, onDone }: { readonly remedy: Remedy; readonly onDone: () => void }) {
  const words = useTranslate()
  const take = async () => {
    const body = { from, to }
    const answer = await request(z.object({ isSaved: z.boolean() }), '/api/health/take-over', { method: 'POST', body })
    if (!answer.ok) return void toast.error(reasonOf(answer, words('health:notTaken')))
    toast.success(words('health:taken'))
    onDone()
  }
  return (
    <button type="button" className="health__check" onClick={() => void take()}>
      {words('health:takeOver', { title })}
    </button>
  )
}
