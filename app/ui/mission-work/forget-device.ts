import { PERSONAL_CACHES } from "../kit";

/**
 * A script that empties this browser of the app's data, for a page that loads none: not every browser obeys
 * `Clear-Site-Data`, and where one does, a page that is just leaving may write again.
 */
export const FORGET_DEVICE =
  "try{localStorage.clear();sessionStorage.clear();caches.keys().then(function(names){names.forEach(function(name){" +
  `if(name.indexOf(${JSON.stringify(PERSONAL_CACHES)})===0)caches.delete(name)})})}catch(refused){}`;
