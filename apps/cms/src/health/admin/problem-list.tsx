import { Link, toast } from '@payloadcms/ui'
import { z } from 'zod'
import { firstMessageOfRefusal, request } from '../../admin/requests.ts'
import { useTranslate } from '../../messages/use-translate.ts'

const fieldSchema = z.object({ page: z.number(), path: z.string() })

const remedySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('takeOver'),
    /** The title of the page that says it otherwise. */
    title: z.string(),
    from: fieldSchema,
    to: fieldSchema,
  }),
  z.object({ kind: z.literal('measure'), media: z.number() }),
])
/** What one click does about a problem: write what another page says, or measure a picture. */
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
          <Link href={href} prefetch={false}>
            {title || words('matrix:untitled')}
          </Link>
          {lang ? <span className="health__lang">{lang.toUpperCase()}</span> : null}
          <span className="health__message">
            {place ? `${place}: ` : ''}
            {message}
            {product ? <small className="health__product">{product}</small> : null}
          </span>
          {remedy && onRemedy ? <RemedyButton remedy={remedy} onDone={onRemedy} /> : null}
        </li>
      ))}
    </ul>
  )
}

function RemedyButton({ remedy, onDone }: { readonly remedy: Remedy; readonly onDone: () => void }) {
  const words = useTranslate()
  const { kind, ...body } = remedy
  const [address, label, done] =
    remedy.kind === 'takeOver'
      ? ['take-over', words('health:takeOver', { title: remedy.title }), words('health:taken')]
      : ['measure', words('health:measure'), words('health:measured')]
  const apply = async () => {
    const answer = await request(z.object({ isSaved: z.boolean() }), `/api/health/${address}`, { method: 'POST', body })
    if (!answer.ok) return void toast.error(firstMessageOfRefusal(answer, words('health:notTaken')))
    toast.success(done)
    onDone()
  }
  return (
    <button type="button" className="health__check" data-remedy={kind} onClick={() => void apply()}>
      {label}
    </button>
  )
}
