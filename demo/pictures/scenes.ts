import type { Scene } from './scene.ts'
import { airportExpress } from './scenes/airport-express.ts'
import { airportTransfer } from './scenes/airport-transfer.ts'
import { amsterdamCanals } from './scenes/amsterdam-canals.ts'
import { arcDeTriomphe } from './scenes/arc-de-triomphe.ts'
import { arenaFloor } from './scenes/arena-floor.ts'
import { balloon } from './scenes/balloon.ts'
import { barcelonaSkyline } from './scenes/barcelona-skyline.ts'
import { belem } from './scenes/belem.ts'
import { bikeTour } from './scenes/bike-tour.ts'
import { borghese } from './scenes/borghese.ts'
import { brooklynBridge } from './scenes/brooklyn-bridge.ts'
import { burjKhalifa } from './scenes/burj-khalifa.ts'
import { busTour } from './scenes/bus-tour.ts'
import { cabaret } from './scenes/cabaret.ts'
import { canalCruise } from './scenes/canal-cruise.ts'
import { casaBatllo } from './scenes/casa-batllo.ts'
import { cascaisCoast } from './scenes/cascais-coast.ts'
import { casinaBorghese } from './scenes/casina-borghese.ts'
import { castelSantAngelo } from './scenes/castel-sant-angelo.ts'
import { catacombs } from './scenes/catacombs.ts'
import { centralPark } from './scenes/central-park.ts'
import { champagne } from './scenes/champagne.ts'
import { cityCard } from './scenes/city-card.ts'
import { colosseum } from './scenes/colosseum.ts'
import { colosseumEvening } from './scenes/colosseum-evening.ts'
import { copenhagenHarbour } from './scenes/copenhagen-harbour.ts'
import { desertSafari } from './scenes/desert-safari.ts'
import { dubaiCreek } from './scenes/dubai-creek.ts'
import { dubaiSkyline } from './scenes/dubai-skyline.ts'
import { eiffelSummit } from './scenes/eiffel-summit.ts'
import { eiffelTower } from './scenes/eiffel-tower.ts'
import { fado } from './scenes/fado.ts'
import { ferry } from './scenes/ferry.ts'
import { gardensByTheBay } from './scenes/gardens-by-the-bay.ts'
import { giverny } from './scenes/giverny.ts'
import { glassBoat } from './scenes/glass-boat.ts'
import { hawkerCentre } from './scenes/hawker-centre.ts'
import { kronborg } from './scenes/kronborg.ts'
import { lisbonTram } from './scenes/lisbon-tram.ts'
import { loireChateau } from './scenes/loire-chateau.ts'
import { londonBus } from './scenes/london-bus.ts'
import { londonSkyline } from './scenes/london-skyline.ts'
import { londonWestEnd } from './scenes/london-west-end.ts'
import { louvre } from './scenes/louvre.ts'
import { louvreGallery } from './scenes/louvre-gallery.ts'
import { marketWalk } from './scenes/market-walk.ts'
import { memorial } from './scenes/memorial.ts'
import { metro } from './scenes/metro.ts'
import { modernArt } from './scenes/modern-art.ts'
import { montSaintMichel } from './scenes/mont-saint-michel.ts'
import { montmartre } from './scenes/montmartre.ts'
import { newYorkMuseum } from './scenes/new-york-museum.ts'
import { newYorkSkyline } from './scenes/new-york-skyline.ts'
import { nightRiver } from './scenes/night-river.ts'
import { nightSafari } from './scenes/night-safari.ts'
import { normandyCoast } from './scenes/normandy-coast.ts'
import { notreDame } from './scenes/notre-dame.ts'
import { nyhavn } from './scenes/nyhavn.ts'
import { observationDeck } from './scenes/observation-deck.ts'
import { operaGarnier } from './scenes/opera-garnier.ts'
import { orsay } from './scenes/orsay.ts'
import { ostiaAntica } from './scenes/ostia-antica.ts'
import { oxford } from './scenes/oxford.ts'
import { palmIsland } from './scenes/palm-island.ts'
import { pantheonParis } from './scenes/pantheon-paris.ts'
import { pantheonRome } from './scenes/pantheon-rome.ts'
import { parisBus } from './scenes/paris-bus.ts'
import { parisCard } from './scenes/paris-card.ts'
import { parisRooftops } from './scenes/paris-rooftops.ts'
import { parkGuell } from './scenes/park-guell.ts'
import { cookingClass, pastryClass } from './scenes/pastry-class.ts'
import { pompeii } from './scenes/pompeii.ts'
import { rijksmuseum } from './scenes/rijksmuseum.ts'
import { riverShuttle } from './scenes/river-shuttle.ts'
import { rockefellerPlaza } from './scenes/rockefeller-plaza.ts'
import { romanBaths } from './scenes/roman-baths.ts'
import { romanForum } from './scenes/roman-forum.ts'
import { romeSkyline } from './scenes/rome-skyline.ts'
import { rosenborg } from './scenes/rosenborg.ts'
import { sagradaFamilia } from './scenes/sagrada-familia.ts'
import { sainteChapelle } from './scenes/sainte-chapelle.ts'
import { seineCruise } from './scenes/seine-cruise.ts'
import { seineDinner } from './scenes/seine-dinner.ts'
import { simCard } from './scenes/sim-card.ts'
import { singaporeBay } from './scenes/singapore-bay.ts'
import { sintra } from './scenes/sintra.ts'
import { sistine } from './scenes/sistine.ts'
import { smallTheatre } from './scenes/small-theatre.ts'
import { stPeters } from './scenes/st-peters.ts'
import { statueOfLiberty } from './scenes/statue-of-liberty.ts'
import { sunflowers } from './scenes/sunflowers.ts'
import { tapasBar } from './scenes/tapas-bar.ts'
import { thamesCruise } from './scenes/thames-cruise.ts'
import { theatreInterior } from './scenes/theatre-interior.ts'
import { theatreStage } from './scenes/theatre-stage.ts'
import { tivoli } from './scenes/tivoli.ts'
import { towerOfLondon } from './scenes/tower-of-london.ts'
import { trainJourney } from './scenes/train-journey.ts'
import { trastevere } from './scenes/trastevere.ts'
import { trevi } from './scenes/trevi.ts'
import { tulipFields } from './scenes/tulip-fields.ts'
import { vaticanMuseums } from './scenes/vatican-museums.ts'
import { versailles } from './scenes/versailles.ts'
import { westminster } from './scenes/westminster.ts'
import { whaleHall } from './scenes/whale-hall.ts'
import { windmills } from './scenes/windmills.ts'
import { windsor } from './scenes/windsor.ts'
import { wineTasting } from './scenes/wine-tasting.ts'
import { zoo } from './scenes/zoo.ts'
import { views } from './views/views.ts'

/** Every place that has pictures, by the name under which the content asks for it. */
export const scenes: Readonly<Record<string, Scene>> = {
  'london-skyline': londonSkyline,
  'london-west-end': londonWestEnd,
  'theatre-interior': theatreInterior,
  'theatre-stage': theatreStage,
  'paris-rooftops': parisRooftops,
  louvre: louvre,
  'louvre-gallery': louvreGallery,
  'eiffel-tower': eiffelTower,
  'eiffel-summit': eiffelSummit,
  'seine-cruise': seineCruise,
  'seine-dinner': seineDinner,
  'notre-dame': notreDame,
  montmartre: montmartre,
  'arc-de-triomphe': arcDeTriomphe,
  orsay: orsay,
  'opera-garnier': operaGarnier,
  'sainte-chapelle': sainteChapelle,
  'pantheon-paris': pantheonParis,
  catacombs: catacombs,
  cabaret: cabaret,
  versailles: versailles,
  giverny: giverny,
  'mont-saint-michel': montSaintMichel,
  champagne: champagne,
  'loire-chateau': loireChateau,
  'normandy-coast': normandyCoast,
  'pastry-class': pastryClass,
  'cooking-class': cookingClass,
  'wine-tasting': wineTasting,
  'market-walk': marketWalk,
  'bus-tour': busTour,
  'bike-tour': bikeTour,
  balloon: balloon,
  'airport-transfer': airportTransfer,
  metro: metro,
  'river-shuttle': riverShuttle,
  'city-card': cityCard,
  colosseum: colosseum,
  'roman-forum': romanForum,
  'vatican-museums': vaticanMuseums,
  'st-peters': stPeters,
  sistine: sistine,
  trevi: trevi,
  borghese: borghese,
  trastevere: trastevere,
  'rome-skyline': romeSkyline,
  'sagrada-familia': sagradaFamilia,
  'thames-cruise': thamesCruise,
  windmills: windmills,
  'lisbon-tram': lisbonTram,
  belem: belem,
  sintra: sintra,
  'tower-of-london': towerOfLondon,
  'amsterdam-canals': amsterdamCanals,
  'pantheon-rome': pantheonRome,
  westminster: westminster,
  'barcelona-skyline': barcelonaSkyline,
  'park-guell': parkGuell,
  'casa-batllo': casaBatllo,
  'new-york-skyline': newYorkSkyline,
  'statue-of-liberty': statueOfLiberty,
  'brooklyn-bridge': brooklynBridge,
  rijksmuseum: rijksmuseum,
  'canal-cruise': canalCruise,
  'tulip-fields': tulipFields,
  'cascais-coast': cascaisCoast,
  'train-journey': trainJourney,
  'burj-khalifa': burjKhalifa,
  'dubai-skyline': dubaiSkyline,
  'desert-safari': desertSafari,
  fado: fado,
  'tapas-bar': tapasBar,
  'singapore-bay': singaporeBay,
  'gardens-by-the-bay': gardensByTheBay,
  nyhavn: nyhavn,
  kronborg: kronborg,
  'copenhagen-harbour': copenhagenHarbour,
  rosenborg: rosenborg,
  'central-park': centralPark,
  'observation-deck': observationDeck,
  'new-york-museum': newYorkMuseum,
  'dubai-creek': dubaiCreek,
  'night-river': nightRiver,
  'hawker-centre': hawkerCentre,
  ferry: ferry,
  'sim-card': simCard,
  memorial: memorial,
  'modern-art': modernArt,
  'whale-hall': whaleHall,
  'arena-floor': arenaFloor,
  pompeii: pompeii,
  sunflowers: sunflowers,
  zoo: zoo,
  'night-safari': nightSafari,
  'rockefeller-plaza': rockefellerPlaza,
  'roman-baths': romanBaths,
  'paris-bus': parisBus,
  'london-bus': londonBus,
  'paris-card': parisCard,
  tivoli: tivoli,
  'palm-island': palmIsland,
  'castel-sant-angelo': castelSantAngelo,
  'ostia-antica': ostiaAntica,
  'airport-express': airportExpress,
  'colosseum-evening': colosseumEvening,
  'casina-borghese': casinaBorghese,
  'glass-boat': glassBoat,
  'small-theatre': smallTheatre,
  windsor: windsor,
  oxford: oxford,
  ...views,
}
