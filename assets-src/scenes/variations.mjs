// Other framings, hours and seasons of the scenes, so that no page shows a picture twice.
// Reads svg/<scene>.svg and writes svg/<name>.svg; every picture is 1200 x 800.
// of: the scene · view: left, top and width of what is kept, in the scene's units · flip: mirrored
// tone: how each colour changes · light: a veil by name · glow: lamps [x, y, radius, colour] · over: drawn last
import fs from 'fs';
import {rng,f,mix,pick,LEAF} from './lib.mjs';
import {back} from './vignettes/people.mjs';

const hsl=h=>{const [r,g,b]=[1,3,5].map(i=>parseInt(h.slice(i,i+2),16)/255),M=Math.max(r,g,b),m=Math.min(r,g,b),l=(M+m)/2,d=M-m;if(!d)return [0,0,l];return [((M===r?(g-b)/d+6:M===g?(b-r)/d+2:(r-g)/d+4)*60)%360,d/(1-Math.abs(2*l-1)),l]};
const hex=([h,s,l])=>'#'+[0,8,4].map(n=>{const k=(n+h/30)%12,a=s*Math.min(l,1-l);return Math.round(255*(l-a*Math.max(-1,Math.min(k-3,9-k,1)))).toString(16).padStart(2,'0')}).join('');
// hue: degrees added to every colour that is not skin · sat, light: factors · to: [colour, share]
const skin=new Set(['#4d2c1e','#5b3524','#6b3f2c','#7d4a32','#3f241a','#8a5a43','#6b4130','#3d2318','#7a4d37','#140d12','#1a1216']);
const toned=(svg,t)=>svg.replace(/#[0-9a-f]{6}\b/gi,c=>{if(skin.has(c.toLowerCase()))return c;let [h,s,l]=hsl(c);h=((h+(t.hue??0))%360+360)%360;s=Math.min(1,s*(t.sat??1));l=Math.min(1,l*(t.light??1));const d=hex([h,s,l]);return t.to?mix(d,...t.to):d});
// veils: [blend mode, colour at the top, colour at the foot, strength]
const LIGHTS={
 night:[['multiply','#23236a','#4a3f92',.95]],
 evening:[['multiply','#5c5ab8','#c98fa4',.85]],
 dusk:[['multiply','#8f7ac0','#ffb98c',.85],['soft-light','#5a3f9c','#ff9a62',.5]],
 dawn:[['multiply','#c9c4f2','#ffd9c2',.9],['soft-light','#ffb7a0','#fff0d0',.6]],
 noon:[['soft-light','#ffffff','#fff3cf',.7]],
 rain:[['multiply','#a9bfd0','#93aebb',.85],['saturation','#808080','#808080',.35]],
 gold:[['soft-light','#ffb347','#ff7f50',.75]],
};
const veil=(light,[x,y,w,h],k)=>`<linearGradient id="veil${k}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light[1]}"/><stop offset="1" stop-color="${light[2]}"/></linearGradient><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#veil${k})" opacity="${light[3]}" style="mix-blend-mode:${light[0]}"/>`;
const lamp=([x,y,r,c],k)=>`<radialGradient id="lamp${k}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r}"><stop offset="0" stop-color="${c}"/><stop offset=".35" stop-color="${c}" stop-opacity=".4"/><stop offset="1" stop-color="${c}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${r}" fill="url(#lamp${k})" style="mix-blend-mode:screen"/>`;
const stars=(n,seed,x1,y1)=>{const r=rng(seed);let s='';for(let i=0;i<n;i++)s+=`<circle cx="${f(r()*x1)}" cy="${f(r()*r()*y1)}" r="${f(.8+r()*1.8)}" fill="#fff" opacity="${f(.3+r()*.6)}"/>`;return s};
const rain=(seed,x1,y1)=>{const r=rng(seed);let d='';for(let i=0;i<150;i++)d+=`M${f(r()*x1)} ${f(r()*y1)}l-7 ${f(24+r()*26)}`;return `<path d="${d}" stroke="#e6f1f6" stroke-width="1.6" opacity=".5"/>`};
const leaves=(n,seed,x1,y1,cols)=>{const r=rng(seed);let s='';for(let i=0;i<n;i++)s+=`<path d="${LEAF}" transform="translate(${f(r()*x1)} ${f(r()*y1)}) rotate(${f(r()*360)}) scale(${f(.1+r()*.22)})" fill="${pick(r,cols)}"/>`;return s};
const snow=(n,seed,x1,y1)=>{const r=rng(seed);let s='';for(let i=0;i<n;i++)s+=`<circle cx="${f(r()*x1)}" cy="${f(r()*y1)}" r="${f(1.4+r()*3.6)}" fill="#fff" opacity="${f(.5+r()*.5)}"/>`;return s};
const windows=(list,c='#ffd98a')=>list.map(([x,y,w,h])=>`<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${c}" opacity=".82"/>`).join('');
const row=(n,x,dx,y,w,h)=>[...Array(n)].map((_,i)=>[x+i*dx,y,w,h]);
const chairs=(x,y,n,s)=>[...Array(n)].map((_,i)=>`<g transform="translate(${x+i*74*s} ${y}) scale(${s})" fill="none" stroke="#f4e4c6" stroke-width="6" stroke-linecap="round"><path d="M-18 0 V-70 H18 V0 M-18 -34 H18"/><path d="M-18 -58 H18 M-18 -46 H18" stroke-width="4"/></g>`).join('');
const garland=(y,sag,n,x1,cols)=>{let d=`M0 ${y}Q${x1/2} ${y+2*sag} ${x1} ${y}`,s='';for(let i=1;i<n;i++){const t=i/n,yy=y+4*sag*t*(1-t);s+=`<circle cx="${f(t*x1)}" cy="${f(yy+18)}" r="44" fill="${cols[i%cols.length]}" opacity=".28"/><rect x="${f(t*x1-10)}" y="${f(yy+2)}" width="20" height="30" rx="9" fill="${cols[i%cols.length]}"/>`}return `<path d="${d}" fill="none" stroke="#ffe7b0" stroke-width="2.4" opacity=".8"/>`+s};
const LAMPS=['#F2B33D','#ff8a66','#6FC3A0','#fff1c8'];

export const VARIATIONS={
 // the sea and the hills
 lighthouse:{of:'dakar',view:[0,230,900],tone:{hue:-28,sat:.9},light:'dawn'},
 baobab:{of:'dakar',view:[830,130,770],tone:{hue:-60,sat:.85,light:.95}},
 'hills-dawn':{of:'yaounde',view:[60,150,1050],tone:{hue:-24,sat:1.1},light:'dawn'},
 'far-shore':{of:'crossing',view:[860,240,740],light:'gold'},
 'woven-bridge':{of:'crossing',view:[560,380,800],tone:{hue:14},light:'dawn'},
 // Canada
 'clock-tower':{of:'campus',view:[470,60,680],light:'gold'},
 'maple-alley':{of:'campus',view:[1000,230,600],light:'dawn',over:leaves(26,5,1600,1000,['#d8492f','#e8793a','#f0a63c'])},
 'campus-evening':{of:'campus',view:[150,40,1300],light:'evening',glow:[[800,560,230,'#ffb65c'],[640,520,150,'#ffb65c'],[960,520,150,'#ffb65c'],[800,330,80,'#ffe2a0']],over:stars(70,9,1600,520)},
 'snow-walk':{of:'winter',view:[480,520,640],tone:{light:1.06}},
 aurora:{of:'winter',view:[330,0,940],tone:{hue:-14,sat:1.1}},
 suitcase:{of:'arrival',view:[380,300,640],tone:{hue:-16},light:'evening'},
 // the schools
 arcades:{of:'courtyard',view:[840,210,760],light:'dawn'},
 'flame-tree':{of:'courtyard',view:[220,40,900],light:'gold'},
 'before-the-party':{of:'courtyard',view:[160,120,1280],light:'evening',over:garland(210,80,12,1600,LAMPS)+chairs(330,880,7,1)+chairs(390,940,8,1.15)},
 'school-evening':{of:'school-dakar',view:[60,60,1110],light:'night',glow:[[600,470,420,'#ffb65c']],over:windows(row(7,439,87,234,24,26))+windows(row(7,467,87,234,24,26))+windows(row(7,439,87,266,24,68))+windows(row(7,467,87,266,24,68))+stars(50,3,1200,110)},
 'school-yard':{of:'school-dakar',view:[520,330,680],light:'gold'},
 laterite:{of:'school-yaounde',view:[380,330,700],light:'noon'},
 'school-rain':{of:'school-yaounde',view:[0,60,1110],light:'rain',over:rain(8,1200,800)},
 // in class
 'on-screen':{of:'classroom',view:[520,130,800]},
 'front-row':{of:'classroom',view:[0,330,860],light:'dawn'},
 teacher:{of:'lesson',view:[560,130,640],light:'gold'},
 blackboard:{of:'lesson',view:[330,90,720],tone:{light:1.04}},
 flask:{of:'lab',view:[300,230,640],light:'noon'},
 microscope:{of:'lab',view:[760,300,640],light:'dawn'},
 molecule:{of:'science',view:[40,66,570],light:'gold'},
 'lab-plants':{of:'lab',view:[0,590,600]},
 // study
 'night-window':{of:'library',view:[420,90,780]},
 shelves:{of:'library',view:[900,240,700],light:'gold'},
 'two-lamps':{of:'library',view:[430,420,760]},
 'open-book':{of:'reading',view:[730,430,460]},
 bookcase:{of:'reading',view:[0,20,820],light:'evening'},
 'screen-light':{of:'online',view:[330,290,700]},
 'moon-window':{of:'online',view:[60,20,660],glow:[[250,160,170,'#fff3d2']]},
 // together
 'good-news':{of:'family',view:[400,250,820]},
 'first-row':{of:'families',view:[40,330,700]},
 'under-the-tree':{of:'families',view:[480,60,720],light:'dusk'},
 gowns:{of:'graduation',view:[80,430,760]},
 lamps:{of:'celebration',view:[420,20,480]},
 dancers:{of:'celebration',view:[250,330,660]},
 lanterns:{of:'celebration',view:[120,0,900]},
 players:{of:'basketball',view:[560,300,640],light:'gold'},
 hoop:{of:'basketball',view:[130,60,640],tone:{hue:-12}},
 'office-night':{of:'office',view:[90,40,1060],light:'evening',glow:[[330,360,190,'#dfe6ff']]},
 desk:{of:'office',view:[380,330,700]},
};

if(process.argv[1]===new URL(import.meta.url).pathname){for(const [name,v] of Object.entries(VARIATIONS)){
 const source=fs.readFileSync(new URL(`./svg/${v.of}.svg`,import.meta.url),'utf8'),[,x1,y1]=source.match(/viewBox="0 0 (\d+) (\d+)"/).map(Number);
 let inner=source.replace(/^<svg[^>]*>/,'').replace(/<\/svg>\s*$/,'');if(v.tone)inner=toned(inner,v.tone);
 const [x,y,w]=v.view,h=w*2/3;if(x<0||y<0||x+w>x1+.5||y+h>y1+.5)throw new Error(`${name} looks out of ${v.of}: ${x+w} × ${f(y+h)}`);
 const veils=(LIGHTS[v.light]??[]).map((l,k)=>veil(l,[0,0,x1,y1],k)).join('');
 const body=inner+veils+(v.glow??[]).map(lamp).join('')+(v.over??'');
 fs.writeFileSync(new URL(`./svg/${name}.svg`,import.meta.url),`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${f(h)}" width="1200" height="800">${v.flip?`<g transform="translate(${2*x+w} 0) scale(-1 1)">${body}</g>`:body}</svg>`)}}
