/** One flat layer of a bust: filled, or drawn as a line of some width. */
type Layer = { d: string; fill?: string; line?: string; width?: number };

/** A bust in a drawing of 280 × 320, its head around (142, 138), looking to the right. */
export type Figure = {
  niche: string;
  nimbus: string;
  /** Looks to the left instead. */
  flip?: boolean;
  layers: readonly Layer[];
};

export const FACE =
  'M108 128C108 96 128 84 148 84S178 98 178 116C178 124 174 127 174 132S179 142 178 150 173 166 172 172C170 184 162 193 152 193C138 193 120 180 113 160C110 150 108 140 108 128zM110 132c-11-6-15 6-9 16 3 7 8 9 12 5z';
export const SOFT_FACE =
  'M110 128C108 98 128 86 148 86S176 98 177 116C177 124 173 127 173 132S178 142 176 150 171 166 169 172C165 183 158 190 150 190C138 190 120 174 114 156C111 148 110 138 110 128z';
export const NOSE = 'M161 124C163 134 167 142 171 150C172 156 166 158 161 157';
export const BROWS = 'M128 121Q138 114 150 119M164 118Q170 115 176 119';
