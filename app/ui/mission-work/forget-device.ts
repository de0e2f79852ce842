import { PERSONAL_CACHES } from "../kit";

/**
 * Empties this browser of what the app kept, as a script within a page that loads none: not every browser obeys
 * `Clear-Site-Data`, and what obeys it may be written to by a page that is just leaving.
 */
export const FORGET_DEVICE =
  "try{localStorage.clear();sessionStorage.clear();caches.keys().then(function(names){names.forEach(function(name){" +
  `if(name.indexOf(${JSON.stringify(PERSONAL_CACHES)})===0)caches.delete(name)})})}catch(refused){}`;
