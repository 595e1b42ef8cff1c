/** The path and query of a list that a restaurant's page leads back to. */
export const LIST_TARGET = /^\/(restaurants|regions|nearby|plan)(\?[^#]*)?$/
/** Where session storage has the last list. */
export const LAST_LIST_KEY = 'gonggong-bapsang:last-list'
