/**
 * Specification, section 7: requests for these endpoints go to the cached mirror host, where one is configured.
 * Parameters are written as the provider names them.
 */
export const MIRRORED_PATHS = [
  '/api/v1/collection/',
  '/api/v1/collection/{collectionId}/',
  '/api/v1/collection/{collectionId}/tour-groups/',
  '/api/v1/city/list/',
  '/api/v1/city/{cityCode}/',
  '/api/v1/city/{city}/',
  '/api/v2/category/',
  '/api/v2/category/{categoryId}/',
  '/api/v2/sub-category/{subCategoryId}/',
  '/api/v6/tour-groups/',
  '/api/v6/tour-groups/{id}/',
  '/api/v6/tour-groups/list-by/collection/{collectionId}/',
  '/api/v6/tour-groups/list-by/category/{categoryId}/',
  '/api/v6/tour-groups/list-by/sub-category/{subCategoryId}/',
  '/api/v6/tour-groups/list-by/city/{cityName}/',
  '/api/v6/tour-groups/list-by/persona-affinity/{personaAffinityId}/',
  '/api/v6/tour-groups/list-by/tag/{tag}/',
  '/api/v6/tour-groups/{tourGroupId}/reviews/',
  '/api/v6/tour-groups/{tourGroupId}/review-medias/',
  '/api/v6/tour-groups/{tourGroupId}/experience-itineraries/',
  '/api/v6/tour-groups/{tourGroupId}/similar-products/',
  '/api/v1/banner/',
  '/api/v1/currency/list/',
  '/api/v1/media/',
  '/api/v1/poi/{id}/',
] as const

const PATTERNS = MIRRORED_PATHS.map((path) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}?$`))

/** @param path with or without its trailing slash, without query */
export function isMirroredPath(path: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(path))
}
