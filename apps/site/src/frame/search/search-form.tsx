import type { InputHTMLAttributes } from 'react'
import type { PageContext } from '../../page-context/page-context.ts'
import { LONGEST_QUERY, QUERY_PARAMETER, type SearchForm as Target } from '../../request/address/search-address.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './search-form.module.css'

interface SearchFormProps {
  readonly page: PageContext
  readonly target: Target
  /** Prefix of ids. */
  readonly id: string
  readonly query?: string
  /** Further attributes of the field. */
  readonly field?: InputHTMLAttributes<HTMLInputElement>
}

/**
 * The search form. With JavaScript it shows suggestions (suggest.browser.ts), whose texts are in its attributes.
 */
export function SearchForm({ page: { t }, target, id, query = '', field }: SearchFormProps) {
  return (
    <search>
      <form
        method="get"
        action={target.action}
        className={styles.form}
        data-search={id}
        data-recent={t('search.recent')}
        data-clear={t('search.recent.clear')}
      >
        {target.named.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input
          {...field}
          type="search"
          name={QUERY_PARAMETER}
          className={styles.field}
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          defaultValue={query}
          maxLength={LONGEST_QUERY}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <button type="submit" className={styles.submit} aria-label={t('search.title')}>
          <Icon name="search" />
        </button>
      </form>
      <div
        id={`${id}-list`}
        role="listbox"
        tabIndex={-1}
        className={styles.list}
        aria-label={t('search.suggestions')}
        hidden
      />
      <output className={styles.said} />
    </search>
  )
}
