import type { EventName } from './event-map.ts'

/** Maps our properties to parameters of Google Analytics 4; others are not sent there. */
type Parameters = Readonly<Record<string, string>>

const video = { title: 'video_title', address: 'video_url' }

/** Events with a Google Analytics 4 counterpart, which is pushed after each of them. */
export const GA4_EVENTS: { readonly [N in EventName]?: readonly [name: string, Parameters] } = {
  'Page Viewed': ['page_view', { pageTitle: 'page_title', language: 'language' }],
  'Search Performed': ['search', { searchTerm: 'search_term' }],
  'Experiment Viewed': ['experience_impression', { experience: 'exp_variant_string' }],
  'Video Played': ['video_start', video],
  'Video Progress': ['video_progress', { ...video, percent: 'video_percent' }],
}

const list = { listId: 'item_list_id', listName: 'item_list_name' }
const promotion = { bannerId: 'promotion_id', title: 'promotion_name' }

/** Counterparts whose parameters and items go into `ecommerce`. */
export const GA4_ECOMMERCE_EVENTS: typeof GA4_EVENTS = {
  'Product List Viewed': ['view_item_list', list],
  'Product Card Clicked': ['select_item', list],
  'Product Viewed': ['view_item', {}],
  'Booking Link Clicked': ['begin_checkout', {}],
  'Banner Viewed': ['view_promotion', promotion],
  'Banner Clicked': ['select_promotion', promotion],
}

/** Events that are pushed once per page. */
export const ONCE_PER_PAGE_EVENTS: readonly EventName[] = [
  'Page Viewed',
  'Product Viewed',
  'Review Section Viewed',
  'App QR Viewed',
]
