import type { Show } from './show.ts'
import { aHouseOfSmallStorms } from './shows/a-house-of-small-storms.ts'
import { aRoomForTheRiver } from './shows/a-room-for-the-river.ts'
import { aWinterInLisbon } from './shows/a-winter-in-lisbon.ts'
import { brassAndVelvet } from './shows/brass-and-velvet.ts'
import { copperStreet } from './shows/copper-street.ts'
import { electricAvenueBlues } from './shows/electric-avenue-blues.ts'
import { foxgloveLane } from './shows/foxglove-lane.ts'
import { hollowMoon } from './shows/hollow-moon.ts'
import { ink } from './shows/ink.ts'
import { midnightAtTheMeridian } from './shows/midnight-at-the-meridian.ts'
import { nineBridges } from './shows/nine-bridges.ts'
import { northernLightsHotel } from './shows/northern-lights-hotel.ts'
import { paperKings } from './shows/paper-kings.ts'
import { saffronAndSnow } from './shows/saffron-and-snow.ts'
import { saltAndStarlight } from './shows/salt-and-starlight.ts'
import { theCartographersDaughter } from './shows/the-cartographers-daughter.ts'
import { theClockmakersApprentice } from './shows/the-clockmakers-apprentice.ts'
import { theGlassOrchard } from './shows/the-glass-orchard.ts'
import { theLanternThief } from './shows/the-lantern-thief.ts'
import { theLastTelegram } from './shows/the-last-telegram.ts'
import { theMarionetteKing } from './shows/the-marionette-king.ts'
import { theNightPorters } from './shows/the-night-porters.ts'
import { theOrchidThiefsWaltz } from './shows/the-orchid-thiefs-waltz.ts'
import { thePaperLighthouse } from './shows/the-paper-lighthouse.ts'
import { theQuietHalf } from './shows/the-quiet-half.ts'
import { theSaltRoad } from './shows/the-salt-road.ts'
import { theUnderstudies } from './shows/the-understudies.ts'
import { theWeatherMakers } from './shows/the-weather-makers.ts'
import { theWintering } from './shows/the-wintering.ts'
import { tidewater } from './shows/tidewater.ts'

/** Every production that has a poster and a banner. */
export const shows: readonly Show[] = [
  theGlassOrchard,
  midnightAtTheMeridian,
  theCartographersDaughter,
  brassAndVelvet,
  aWinterInLisbon,
  thePaperLighthouse,
  saltAndStarlight,
  theClockmakersApprentice,
  foxgloveLane,
  theLastTelegram,
  tidewater,
  theQuietHalf,
  ink,
  northernLightsHotel,
  theMarionetteKing,
  copperStreet,
  aHouseOfSmallStorms,
  theLanternThief,
  theWeatherMakers,
  aRoomForTheRiver,
  saffronAndSnow,
  theNightPorters,
  theOrchidThiefsWaltz,
  hollowMoon,
  theUnderstudies,
  nineBridges,
  theSaltRoad,
  paperKings,
  theWintering,
  electricAvenueBlues,
]
