/** In px: more than any page shows. */
const longest = 2400;

/** A photograph, smaller and without what the camera wrote; what a browser cannot read is as it was. */
export async function shrunk(file: File): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return file;
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(picture.width * scale, picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return file;
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const small = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
  if (small.size >= file.size) return file;
  return new File([small], file.name.replace(/\.\w+$/, '.jpg'), { type: small.type });
}
