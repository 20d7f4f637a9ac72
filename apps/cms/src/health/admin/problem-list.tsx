import { Link } from '@payloadcms/ui'
import { z } from 'zod'
import { useTranslate } from '../../messages/use-translate.ts'

/** A problem, and the link to its field. */
export const problemSchema = z.object({
  title: z.string(),
  lang: z.string().nullable(),
  place: z.string(),
  message: z.string(),
  /** The number of the product that the message names. */
  product: z.string().optional(),
  /** The address of the field in the admin. */
  href: z.string(),
})
export type Problem = z.infer<typeof problemSchema>

/** A list of problems, each a link to its field. */
export function ProblemList({ problems }: { readonly problems: readonly Problem[] }) {
  const words = useTranslate()
  return (
    <ul className="health__list">
      {problems.map(({ title, lang, place, message, product, href }) => (
        <li key={`${href} ${message}`} className="health__problem">
          <Link href={href}>{title || words('matrix:untitled')}</Link>
          {lang ? <span className="health__lang">{lang.toUpperCase()}</span> : null}
          <span className="health__message">
            {place ? `${place}: ` : ''}
            {message}
            {product ? <small className="health__product">{product}</small> : null}
          </span>
        </li>
      ))}
    </ul>
  )
}
