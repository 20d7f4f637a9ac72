/**
 * Runs inline, before anything is fetched: remembers clicks on islands, so that one made before the runtime arrives is
 * not lost. The runtime takes the list over and removes the listener.
 */
export const EARLY_CLICKS_SCRIPT =
  "earlyClicks=[];addEventListener('click',keepClick=e=>e.target.closest('pp-island')&&earlyClicks.push(e.target),true)"
