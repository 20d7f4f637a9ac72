import type { InputHTMLAttributes, ReactNode } from 'react'
import type { PageContext } from '../../page-context/page-context.ts'
import { MAX_QUERY_LENGTH, SEARCH_QUERY_PARAMETER } from '../../request/address/search-address.ts'
import type { SiteFormTarget } from '../../request/address/site-form-target.ts'
import { HiddenInputs } from '../../ui/hidden-inputs/hidden-inputs.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './search-form.module.css'

interface SearchFormProps {
  readonly page: PageContext
  readonly target: SiteFormTarget
  /** Prefix of ids. */
  readonly id: string
  readonly query?: string
  /** Further attributes of the field. */
  readonly field?: InputHTMLAttributes<HTMLInputElement>
  /** Further fields of the form, below the query. */
  readonly children?: ReactNode
}

/**
 * The search form. With JavaScript it shows suggestions (suggest.browser.ts), whose texts are in its attributes.
 */
export function SearchForm({ page: { t }, target, id, query = '', field, children }: SearchFormProps) {
  return (
    <search className={children === undefined ? undefined : styles.over}>
      <form
        method="get"
        action={target.action}
        data-search={id}
        data-recent={t('search.recent')}
        data-clear={t('search.recent.clear')}
      >
        <HiddenInputs parameters={target.named} />
        <div className={styles.form}>
          <input
            {...field}
            type="search"
            name={SEARCH_QUERY_PARAMETER}
            className={styles.field}
            aria-label={t('search.label')}
            placeholder={t('search.placeholder')}
            defaultValue={query}
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
          />
          <button type="submit" className={styles.submit} aria-label={t('search.title')}>
            <Icon name="search" />
          </button>
        </div>
        {children}
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
