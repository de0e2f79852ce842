/**
 * Bridges the time before the page is awake, and serves for good when its scripts never come. Provides a session
 * storage where the browser refuses one, as the router needs it, and keeps in it what is typed and ticked until React
 * takes over: after a reload the fields have it again, unless the server has something newer.
 */
export const EARLY_SCRIPT = `(()=>{
let s;try{s=sessionStorage}catch{}
if(!s){let v=null;s={getItem:()=>v,setItem(k,t){v=t},removeItem(){v=null}};Object.defineProperty(window,"sessionStorage",{value:s})}
const d=document,owner=Object.values((window.__remixContext||{state:{}}).state.loaderData||{}).map(x=>x&&(x.user||x.frame&&x.frame.user)).find(Boolean);
if(!owner)return;
const at=owner.id+location.pathname;
const fields=()=>[...d.querySelectorAll("form[method=post] :is(textarea,input:not([type=hidden]))")].map((f,i)=>{
const box=f.type[0]=="c"||f.type[0]=="r",now=box?"checked":"value",was=box?"defaultChecked":"defaultValue";
const w=f.form,n=w.dataset.task||w.id||w.dataset.mission;
return{f,now,key:n?n+[...w.elements].indexOf(f):i+f.name,is:f[now],was:f[was]}});
try{const kept=JSON.parse(s.getItem("early"));if(kept.at==at)for(const{f,now,key,was}of fields())for(const k of kept.fields)if(k.key==key&&k.was==was)f[now]=k.is}catch{}
d.addEventListener("input",()=>{if(!("awake"in d.documentElement.dataset))try{s.setItem("early",JSON.stringify({at,fields:fields().filter(f=>f.is!=f.was).map(({key,is,was})=>({key,is,was}))}))}catch{}});
})()`.replaceAll("\n", "");
