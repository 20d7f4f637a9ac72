/** Days of a trip, and stops on all of them: what more an address names is dropped. */
export const MOST_DAYS = 14
export const MOST_STOPS = 30
