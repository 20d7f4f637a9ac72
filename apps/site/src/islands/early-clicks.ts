/**
 * Runs inline, before any script is loaded: records clicks on islands, so that early clicks are not lost, and prevents
 * navigation of links marked `data-hold`. The runtime takes over the list and removes the listener.
 */
export const EARLY_CLICKS_SCRIPT =
  "earlyClicks=[];addEventListener('click',keepClick=e=>{let t=e.target;if(t.closest('pp-island')){earlyClicks.push(t);t.closest('[data-hold]')&&!(e.ctrlKey||e.metaKey||e.shiftKey)&&e.preventDefault()}},true)"
