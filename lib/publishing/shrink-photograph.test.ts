import sharp from 'sharp';
import { shrinkPhotograph } from './shrink-photograph.ts';

it('reads one photograph after the other', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const make = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#888', noise } })
      .jpeg()
      .toBuffer();
  const [large, small] = [await make(6_000, 4_000), await make(8, 8)];
  const done: string[] = [];
  const shrink = async (name: string, body: Buffer) => {
    const shrunk = await shrinkPhotograph(body);
    done.push('problem' in shrunk ? `${name} refused` : name);
  };
  const broken = Buffer.from('no photograph');
  await Promise.all([shrink('large', large), shrink('broken', broken), shrink('small', small)]);
  expect(done).toEqual(['large', 'broken refused', 'small']);
});
