// What runs in a tab: the app's own client, bundled as it is (bundle.ts).
export { logOutHere } from "~/ui/account/log-out-here";
export { keepSending, workStore } from "~/ui/mission-work/browser-store";
export { createMissionActions, openMissionPage } from "~/ui/mission-work/mission-actions";
export { keepPage } from "~/ui/mission-work/pages";
