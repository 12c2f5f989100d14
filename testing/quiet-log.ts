// The log is written to stdout, past Jest.
beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
