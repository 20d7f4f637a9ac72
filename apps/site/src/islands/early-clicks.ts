/**
 * Runs inline, before anything is fetched: remembers clicks on islands, so that one made before the runtime arrives is
 * not lost, and keeps the browser from following a link marked `data-hold`. The runtime takes the list over and removes
 * the listener.
 */
export const EARLY_CLICKS_SCRIPT =
  "earlyClicks=[];addEventListener('click',keepClick=e=>{let t=e.target;if(t.closest('pp-island')){earlyClicks.push(t);t.closest('[data-hold]')&&!(e.ctrlKey||e.metaKey||e.shiftKey)&&e.preventDefault()}},true)"
