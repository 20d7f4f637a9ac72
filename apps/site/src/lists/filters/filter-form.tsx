import type { ReactNode } from 'react'
import type { ProductCard } from '../../catalogue/product.ts'
import type { MessageKey } from '../../i18n/translate.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { ownAddress } from '../../products/own-address.ts'
import { PartyFields } from '../../products/party/party-fields.tsx'
import { LIST_PARAMETER_VALUES } from '../../request/address/choices/list-choice.ts'
import { HiddenInputs } from '../../ui/hidden-inputs/hidden-inputs.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { choiceWithoutValue } from '../chosen-values.ts'
import { addressWithListChoice, hiddenFormParameters } from '../list-address.ts'
import { hasMappableProduct, type ListView } from '../list-view.ts'
import styles from '../lists.module.css'
import { DayField } from './day-field.tsx'
import type { OfferedFilter } from './offered-filters.ts'

export const SORT_LABELS: Readonly<Record<string, MessageKey>> = {
  price: 'lists.sortPrice',
  rating: 'lists.sortRating',
  duration: 'lists.sortDuration',
  soonest: 'lists.sortSoonest',
}

interface ListPartProps {
  /** Id of the list, the fragment of every choice. */
  readonly anchor: string
  readonly view: ListView
  readonly page: PageContext
}

export interface FilterFormProps extends ListPartProps {
  readonly all: readonly ProductCard[]
}

/**
 * The filter form; works without JavaScript. Until something is chosen, filters
 * are a link to the page that has them, from which a script takes them (load-filters.browser.ts).
 */
export function FilterForm({ anchor, view, all, page, children }: FilterFormProps & { readonly children: ReactNode }) {
  const { t, format } = page
  const { filters, hasFilters, prices, chosen, choice } = view
  if (all.length < 2) return null
  const isWhole = all.length >= view.ofAll && !view.isLeast
  const when = filters?.find(({ filter }) => filter.name === 'when')
  const hasDays = filters ? when !== undefined : all.some(({ nextAvailableDate }) => nextAvailableDate)
  return (
    <form
      method="get"
      action={`${ownAddress(page).path}#${anchor}`}
      className={styles.form}
      data-filters=""
      autoComplete="off"
    >
      <HiddenInputs parameters={hiddenFormParameters(page)} />
      <div className={styles.trip}>
        {hasDays && (
          <DayField page={page} days={when?.options} isWhole={isWhole && when !== undefined} styles={styles} />
        )}
        <PartyFields page={page} />
      </div>
      {hasFilters &&
        (filters ? (
          <details className={styles.filters} open={choice.show?.includes('filters')}>
            <summary className={styles.summary}>
              {t('lists.filter')}
              {chosen.length > 0 && ` (${format.number(chosen.length)})`}
              <Icon name="down" className={styles.sign} />
            </summary>
            <div className={styles.panel}>
              {when && <OwnDay view={view} page={page} />}
              {prices && <PriceFields prices={prices} view={view} page={page} />}
              <Fieldsets all={all} page={page} isWhole={isWhole} filters={filters.filter((shown) => shown !== when)} />
              <button type="submit" className={styles.apply} data-count={t('lists.applyCount', { count: view.total })}>
                {t('lists.apply')}
              </button>
            </div>
          </details>
        ) : (
          <a
            href={`${addressWithListChoice(page, { show: ['filters'] })}#${anchor}`}
            rel="nofollow"
            data-turn=""
            className={styles.summary}
          >
            {t('lists.filter')}
            <Icon name="down" />
          </a>
        ))}
      {hasMappableProduct(all) && <MapLink anchor={anchor} view={view} page={page} />}
      {children}
      <label className={styles.sort}>
        <span className={styles.label}>{t('lists.sort')}</span>
        <select name="sort" defaultValue={choice.sort?.[0] ?? ''} className={styles.field}>
          <option value="">{t('lists.sortRecommended')}</option>
          {LIST_PARAMETER_VALUES.sort.map((order) => (
            <option key={order} value={order}>
              {t(SORT_LABELS[order] ?? 'lists.sortRecommended')}
            </option>
          ))}
        </select>
      </label>
      {choice.show?.includes('map') && <input type="hidden" name="show" value="map" />}
      <noscript>
        <button type="submit" className={styles.apply}>
          {t('lists.apply')}
        </button>
      </noscript>
    </form>
  )
}

/** Link to the same selection with a map, or back; a separate page, because a map needs more styles. */
function MapLink({ anchor, view: { choice }, page }: ListPartProps) {
  const { t } = page
  const isShown = choice.show?.includes('map') === true
  const other = isShown
    ? choiceWithoutValue(choice, 'show', 'map')
    : { ...choice, show: [...(choice.show ?? []), 'map'] }
  return (
    <a
      href={`${addressWithListChoice(page, other)}#${anchor}${isShown ? '' : '-map'}`}
      rel="nofollow"
      aria-current={isShown || undefined}
      className={styles.summary}
    >
      <Icon name="map" />
      {t('map.title')}
      {isShown && <Icon name="close" />}
    </a>
  )
}

interface FieldsetsProps extends Pick<FilterFormProps, 'all' | 'page'> {
  /** Whether the whole list is known, so that counts are exact. */
  readonly isWhole: boolean
  readonly filters: readonly OfferedFilter[]
}

function Fieldsets({ filters, isWhole, all, page }: FieldsetsProps) {
  const { t, format } = page
  return filters.map(({ filter, options }) => {
    const isOne = filter.mode === 'one'
    const type = isOne ? 'radio' : 'checkbox'
    return (
      <fieldset key={filter.name} className={styles.group}>
        <legend className={styles.legend}>{t(filter.label)}</legend>
        {isOne && (
          <label className={styles.option}>
            <input type={type} name={filter.name} value="" defaultChecked={!options.some(({ isChosen }) => isChosen)} />
            {t('lists.any')}
          </label>
        )}
        {options.map(({ value, count, unsure, isChosen }) => (
          <label key={value} className={styles.option}>
            <input
              type={type}
              name={filter.name}
              value={value}
              defaultChecked={isChosen}
              disabled={count + unsure === 0 && !isChosen}
            />
            <span>
              {filter.words(value, all, page)}{' '}
              {isWhole && (count > 0 || unsure === 0) && <span className={styles.count}>({format.number(count)})</span>}
            </span>
          </label>
        ))}
      </fieldset>
    )
  })
}

/** Fields for another day, or several; once selected, these become an option of the days and the fields are empty. */
function OwnDay({ view: { days }, page: { t } }: Pick<FilterFormProps, 'view' | 'page'>) {
  const limits = { type: 'date', min: days.first, max: days.last, className: styles.date }
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('lists.when')}</legend>
      <label className={styles.option}>
        {t('lists.otherDay')} <input name="when" {...limits} />
      </label>
      <label className={styles.option}>
        {t('lists.until')} <input name="until" {...limits} />
      </label>
    </fieldset>
  )
}

interface PriceFieldsProps extends Pick<FilterFormProps, 'view' | 'page'> {
  readonly prices: NonNullable<ListView['prices']>
}

/** Minimum and maximum in whole units of the visitor's currency; both optional. */
function PriceFields({ prices, view, page }: PriceFieldsProps) {
  const { t, visit } = page
  const fields = [
    { name: 'min', words: t('lists.atLeast', { amount: visit.currency }), limit: prices.lowest },
    { name: 'max', words: t('lists.atMost', { amount: visit.currency }), limit: prices.highest },
  ] as const
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('tickets.price')}</legend>
      {fields.map(({ name, words, limit }) => (
        <label key={name} className={styles.option}>
          {words}
          <input
            type="number"
            name={name}
            min="0"
            inputMode="numeric"
            placeholder={String(limit)}
            defaultValue={view.choice[name]?.[0]}
            className={styles.field}
          />
        </label>
      ))}
    </fieldset>
  )
}
