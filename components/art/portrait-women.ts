import { type Figure, NOSE, SOFT_FACE } from '@/components/art/portrait-parts';
import { palette as p, skins } from '@/lib/palette';

const [light, fair, tan, deep] = skins;

/** A woman with a dupatta over her head. */
export const veil: Figure = {
  niche: p.lajvard700,
  nimbus: p.genda300,
  flip: true,
  layers: [
    {
      d: 'M60 320C84 280 92 230 96 150L150 58C186 58 200 92 190 130C188 170 196 220 214 262V320',
      fill: p.brick700,
    },
    { d: 'M60 320C70 262 90 248 118 238L166 230 200 320', fill: p.firozi500 },
    { d: 'M122 164L120 232Q144 272 160 228V180', fill: light },
    { d: 'M121 190Q138 208 160 188V200Q142 220 121 202', fill: fair },
    { d: SOFT_FACE, fill: light },
    {
      d: 'M112 150C104 110 118 78 150 78C174 78 186 98 179 120C176 108 170 98 160 95C148 104 124 108 118 124C114 134 114 142 112 150',
      fill: p.ink,
    },
    {
      d: 'M158 59C108 52 84 100 92 164C92 226 78 258 40 284C34 296 32 320 32 320H152C124 292 112 250 110 214C106 186 103 164 105 140C107 104 128 80 172 72C168 63 164 60 158 59zM246 320C240 280 222 254 196 244C190 270 176 296 160 320',
      fill: p.brick600,
    },
    {
      d: 'M172 72C128 80 107 104 105 140C103 164 106 186 110 214C112 250 124 292 152 320M196 244C190 270 176 296 160 320',
      line: p.genda300,
      width: 4,
    },
    { d: 'M128 121Q138 114 149 119M163 118Q169 115 175 119', line: p.ink, width: 3 },
    { d: NOSE, line: tan, width: 2.5 },
  ],
};

/** A woman with jasmine round her knot of hair, in profile. */
export const jasmine: Figure = {
  niche: p.lajvard900,
  nimbus: p.genda500,
  layers: [
    {
      d: 'M36 320C42 276 70 254 106 242L122 232Q144 250 162 230L180 240C220 252 240 280 244 320',
      fill: p.firozi500,
    },
    {
      d: 'M128 164C130 190 128 214 116 238Q140 272 168 234C160 220 158 204 159 186',
      fill: fair,
    },
    {
      d: 'M158 96C166 104 168 114 168 121L167 127C171 136 178 145 180 150C181 154 176 156 171 157C174 161 175 164 171 166C174 169 173 173 169 175C170 181 169 187 162 191C152 193 142 188 134 178L120 150L124 100',
      fill: fair,
    },
    {
      d: 'M160 98C150 112 132 118 128 136C126 150 128 158 122 164C110 166 98 156 97 140C93 104 116 73 146 75C160 77 167 86 168 100C166 98 163 97 160 98zM120 168a21 21 0 1 1-42 0 21 21 0 1 1 42 0',
      fill: p.ink,
    },
    { d: 'M79 164a20 20 0 0 0 36 16', line: p.paper, width: 6 },
    { d: 'M130 156v6m-3 0h6l2 8h-10z', fill: p.firozi500, line: p.firozi500, width: 1.5 },
    { d: 'M150 116Q158 110 166 115', line: p.ink, width: 3 },
    { d: 'M114 238Q140 276 170 234', line: p.genda300, width: 4 },
    { d: 'M36 320C40 280 66 256 104 244L118 238C104 264 104 294 114 320', fill: p.sand100 },
    { d: 'M118 238C104 264 104 294 114 320', line: p.brick600, width: 4 },
  ],
};

/** A woman with cut hair and a shawl. */
export const shawl: Figure = {
  niche: p.sabz700,
  nimbus: p.genda500,
  layers: [
    {
      d: 'M102 138C92 98 116 68 150 68C186 68 198 104 189 140C186 164 194 178 186 190L100 196C88 176 106 160 102 138',
      fill: p.brick700,
    },
    { d: 'M90 320V250L122 230L166 228L200 250V320', fill: p.genda300 },
    { d: 'M122 164L118 232Q146 286 168 230L161 180', fill: tan },
    { d: 'M121 190Q138 212 161 188V202Q142 224 121 206', fill: deep },
    { d: SOFT_FACE, fill: tan },
    {
      d: 'M106 176C100 150 100 122 110 106C124 86 152 82 172 94C178 100 180 110 179 120C172 112 166 106 160 100C152 112 130 116 120 126C114 140 118 160 112 180',
      fill: p.brick700,
    },
    { d: 'M118 232Q146 286 168 230', line: p.brick600, width: 4 },
    { d: 'M128 122Q138 115 149 120M163 119Q169 116 175 120', line: p.ink, width: 3 },
    { d: NOSE, line: deep, width: 2.5 },
    {
      d: 'M36 320C40 276 66 252 108 239C98 268 104 300 116 320zM244 320C240 276 222 250 182 237C200 268 198 300 190 320',
      fill: p.lajvard700,
    },
    {
      d: 'M108 239C98 268 104 300 116 320M182 237C200 268 198 300 190 320',
      line: p.firozi300,
      width: 3,
    },
  ],
};
