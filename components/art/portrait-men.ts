import { BROWS, FACE, type Figure, NOSE } from '@/components/art/portrait-parts';
import { palette as p, skins } from '@/lib/palette';

const [, fair, tan, deep, deeper] = skins;

/** A bearded man in a waistcoat over a kameez. */
export const waistcoat: Figure = {
  niche: p.firozi700,
  nimbus: p.genda500,
  layers: [
    { d: 'M98 320V240L122 230Q142 248 166 228L186 240V320', fill: p.sand100 },
    {
      d: 'M34 320C38 274 62 250 104 239C108 270 124 300 140 320zM246 320C242 274 222 250 182 237C180 266 170 298 152 320',
      fill: p.lajvard900,
    },
    {
      d: 'M104 239C108 270 124 300 140 320M182 237C180 266 170 298 152 320',
      line: p.genda500,
      width: 2.5,
    },
    { d: 'M118 188L117 234Q140 256 168 232V186', fill: fair },
    { d: 'M117 200Q138 222 168 192V204Q146 232 117 216', fill: tan },
    { d: 'M113 224Q140 254 170 222L177 237Q142 270 107 239', fill: p.paper },
    { d: FACE, fill: fair },
    {
      d: 'M108 134C110 178 128 200 152 199C168 198 176 180 176 160C170 155 160 160 154 158C144 156 136 168 126 164C118 160 116 148 115 134',
      fill: p.ink,
    },
    {
      d: 'M107 138C94 102 110 70 148 71C178 70 188 92 180 118C177 106 172 100 164 96C148 105 124 100 118 110C114 118 115 128 112 138',
      fill: p.ink,
    },
    { d: BROWS, line: p.ink, width: 3.5 },
    { d: NOSE, line: tan, width: 2.5 },
  ],
};

/** An old man in a turban and a shawl, in profile. */
export const turban: Figure = {
  niche: p.brick600,
  nimbus: p.genda300,
  layers: [
    { d: 'M108 112C100 150 96 180 84 214C104 206 118 176 116 136', fill: p.firozi700 },
    {
      d: 'M34 320C40 276 66 252 104 240L128 224Q146 240 162 222L182 238C222 250 242 280 246 320',
      fill: p.paper,
    },
    { d: 'M120 160L120 234Q142 250 164 230V180', fill: tan },
    {
      d: 'M160 104C166 108 168 116 169 123L168 128C172 136 178 145 180 151C181 155 177 157 173 158C175 163 177 166 173 168C176 171 175 175 172 177C174 183 173 190 166 195C156 199 146 196 138 190C128 182 122 170 120 156L116 104',
      fill: tan,
    },
    {
      d: 'M118 146L130 144C130 160 138 170 150 165C160 158 172 160 178 166C172 171 168 170 166 172C173 180 178 192 172 206C164 220 144 216 134 204C122 190 118 168 118 146',
      fill: p.sand100,
    },
    {
      d: 'M102 124C94 84 116 56 146 54C178 53 192 76 182 106C180 112 172 113 166 110C150 104 128 108 112 128C108 131 104 130 102 124',
      fill: p.firozi500,
    },
    {
      d: 'M104 112C124 90 158 86 183 98M108 92C130 74 162 70 184 84M122 70C140 60 160 60 174 68',
      line: p.firozi700,
      width: 3,
    },
    { d: 'M150 118Q158 112 167 116M134 130c-9-5-13 5-7 16', line: p.sand100, width: 4 },
    {
      d: 'M34 320C38 278 60 254 100 242C114 238 120 230 122 222C120 262 152 302 196 320',
      fill: p.genda700,
    },
    { d: 'M122 222C120 262 152 302 196 320', line: p.genda300, width: 4 },
  ],
};

/** A man in a karakul cap and a sherwani. */
export const cap: Figure = {
  niche: p.genda700,
  nimbus: p.genda300,
  flip: true,
  layers: [
    {
      d: 'M34 320C38 276 62 252 102 240L120 230Q142 248 168 228L184 238C222 250 242 278 246 320',
      fill: p.sabz700,
    },
    { d: 'M118 166L117 232Q140 250 168 230L166 180', fill: deep },
    { d: 'M117 188Q138 210 166 190V200Q144 222 117 204', fill: deeper },
    {
      d: 'M112 222Q140 250 170 220L176 238Q142 262 106 240z',
      fill: p.sabz700,
      line: p.genda300,
      width: 2,
    },
    { d: 'M150 252C154 276 156 300 156 320', line: p.genda300, width: 2 },
    { d: FACE, fill: deep },
    { d: 'M104 112C100 132 104 150 110 162L114 148C112 136 116 120 126 104', fill: p.ink },
    {
      d: 'M103 120C96 92 102 72 118 62C138 51 174 50 185 64C191 76 191 92 187 106C164 92 128 98 103 120',
      fill: p.ink2,
    },
    { d: 'M104 82C126 90 162 84 186 66', line: p.ink, width: 2.5 },
    { d: 'M150 162C156 156 168 157 175 162C168 168 156 167 150 162', fill: p.ink },
    { d: BROWS, line: p.ink, width: 3.5 },
    { d: NOSE, line: deeper, width: 2.5 },
  ],
};
